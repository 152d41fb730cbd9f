import { css } from 'lit';

export const sealingStyles = css`
  h1 {
    font-size: clamp(1.5rem, 1.2rem + 1.6vi, 2rem);
  }
  h2 {
    font-size: 1.15rem;
    margin-block: 0.4rem 0.35rem;
  }
  h3 {
    font-size: 1rem;
    margin-block: 0.8rem 0.3rem;
  }
  a {
    color: var(--dr-accent);
  }
  .intro {
    max-inline-size: 40em;
    margin-block: 0.4rem 0.6rem;
    font: 400 1.02rem/1.5 var(--dr-font-serif);
  }
  /* In view wherever the pressed button is: a phone held sideways shows one third of this screen. */
  .note:not(:empty) {
    position: sticky;
    /* Over the padding of the dialog, in which half lines would be seen above it. */
    inset-block-start: calc(-1 * clamp(0.9rem, 2.4vi, 2rem));
    margin-block-end: 0.6rem;
    padding: 0.5rem 0.8rem;
    border-inline-start: 4px solid var(--dr-accent);
    background: var(--dr-accent-wash);
  }
  .stands {
    padding-block: 0.2rem;
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    gap: 1rem 2.2rem;
    align-items: start;
    margin-block-start: 0.8rem;
  }
  .maker,
  section {
    display: grid;
    gap: 0.6rem;
  }
  label.check {
    min-block-size: 44px;
    font-size: 1rem;
  }
  .people li {
    padding-block: 0.35rem;
    border-block-end: 1px solid var(--dr-border);
  }
  .additions,
  .missing ul {
    padding-inline-start: 1.4rem;
    list-style: disc;
  }
  .unsigned {
    color: var(--dr-warn);
    font-weight: 600;
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .small,
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1rem;
  }
  .warn {
    padding: 0.5rem 0.8rem;
    border-inline-start: 4px solid var(--dr-warn);
  }
`;
