import { css } from 'lit';
import { unseen } from '../../ui/styles/base.ts';

export const workshopStyles = css`
  :host {
    display: block;
    min-block-size: 100vh;
    padding: 0.6rem clamp(0.75rem, 2.4vi, 2.4rem) 3rem;
    color: var(--dr-fg);
    background: var(--dr-bg);
    font: 400 1rem/1.5 var(--dr-font);
  }
  .bar {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    max-inline-size: 1440px;
    margin-inline: auto;
    padding-block-end: 0.5rem;
  }
  .bar button {
    min-block-size: 40px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .bar > button:first-child {
    flex: 0 1 auto;
    min-inline-size: 0;
    white-space: nowrap;
  }
  /* The way back may have a file's name and is shortened; the actions are shown completely. */
  .bar button + button {
    flex: none;
  }
  .bar nav {
    display: flex;
    flex: 1 1 9rem;
    flex-wrap: wrap;
    gap: 0 1.4rem;
  }
  .bar a {
    min-inline-size: 24px;
    padding-block: 0.5rem;
    text-align: center;
    color: var(--dr-accent);
    text-underline-offset: 0.18em;
  }
  main {
    max-inline-size: 1440px;
    margin-inline: auto;
    outline: none;
  }
  .reading {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 1rem;
    max-inline-size: 1440px;
    margin: 0 auto 0.8rem;
    padding: 0.4rem 0.8rem;
    border: 1px solid var(--dr-accent);
    border-radius: var(--dr-radius);
    background: var(--dr-accent-wash);
  }
  .reading bdi {
    white-space: normal;
    overflow-wrap: anywhere;
    font-family: inherit;
  }
  .reading progress {
    flex: 1 1 10rem;
    accent-color: var(--dr-accent);
  }
  .reading span {
    font-variant-numeric: tabular-nums;
  }
  .bar .share {
    margin-inline-start: auto;
  }
  .brief {
    display: none;
  }
  @media (max-width: 40em) {
    .whole {
      ${unseen}
    }
    .brief {
      display: inline;
    }
  }
  @media (max-width: 30em) {
    .bar {
      gap: 0 0.8rem;
      font-size: 0.9rem;
    }
    .bar > button:first-child {
      flex: 1 1 auto;
    }
    .bar dt-settings {
      margin-inline-start: auto;
    }
    /* A link in the second row begins where the first row does. */
    .bar .share {
      margin-inline-start: 0;
    }
    .bar nav {
      column-gap: 0.9rem;
    }
  }
  /* A phone has one row where the words fit. */
  @media (max-width: 26em) {
    .bar {
      gap: 0 0.6rem;
      font-size: 0.84rem;
    }
    .bar nav {
      column-gap: 0.7rem;
    }
    /* Greek words are the longest, and the settings would take a row of their own. */
    .bar:lang(el) {
      column-gap: 0.3rem;
      font-size: 0.78rem;
    }
  }
  /* Greek words, and large letters, take a second row there: in one row, the way back was cut down to “‹…”. */
  @media (max-width: 24em) {
    .bar {
      column-gap: 0.3rem;
    }
  }
  @media (max-height: 30em) {
    :host {
      padding-block-start: 0.2rem;
    }
    .bar {
      padding-block-end: 0.2rem;
    }
    .bar a {
      padding-block: 0.25rem;
    }
    .bar button {
      min-block-size: 32px;
    }
  }
  .lines {
    margin-block-end: 0.8rem;
    padding: 0.5rem 0.8rem;
    border-inline-start: 4px solid var(--dr-accent);
    background: var(--dr-surface);
  }
  .lines a {
    color: var(--dr-accent);
  }
  .drop {
    position: fixed;
    inset: 0.75rem;
    z-index: 10;
    display: grid;
    place-items: center;
    border: 3px dashed var(--dr-accent);
    border-radius: 12px;
    background: color-mix(in srgb, var(--dr-bg) 88%, transparent);
    font: 600 1.6rem var(--dr-font-serif);
    pointer-events: none;
  }
  @media print {
    :host {
      min-block-size: 0;
      padding: 0;
    }
    .bar {
      display: none;
    }
  }
`;
