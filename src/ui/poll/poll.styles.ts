import { css } from 'lit';

export const pollStyles = css`
  :host {
    display: block;
    max-inline-size: 44rem;
    margin-inline: auto;
    color: var(--dr-fg);
    font: 400 1rem/1.5 var(--dr-font);
  }
  h1 {
    padding-block: 0.3rem 0.5rem;
    font-size: clamp(1.3rem, 4vi, 1.9rem);
  }
  h2,
  legend {
    padding: 1rem 0 0;
    font: 600 1.02rem/1.3 var(--dr-font);
  }
  .condition:not(:last-child)::after {
    content: ' · ';
  }
  .cards {
    inline-size: fit-content;
    font: 1.35rem/1.5 var(--dr-font-cards);
  }
  table {
    inline-size: 100%;
    max-inline-size: 24rem;
    border-collapse: collapse;
    table-layout: fixed;
  }
  th {
    border-block-end: 1px solid var(--dr-border);
    font-weight: 400;
    color: var(--dr-muted);
    text-align: start;
  }
  td {
    font: 1.15rem/1.6 var(--dr-font-cards);
  }
  .notes {
    padding-inline-start: 1.4rem;
    list-style: decimal;
  }
  bdi:not([dir]) {
    font: inherit;
    white-space: normal;
  }
  .notes,
  .said,
  li {
    overflow-wrap: anywhere;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [role='alert'] {
    color: var(--dr-error);
    font-weight: 600;
  }
  .picks {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(3.6rem, 1fr));
    gap: 0.35rem;
    padding-block: 0.4rem;
  }
  .bids {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    padding-block-start: 0;
  }
  .picks label {
    position: relative;
    display: block;
  }
  .picks input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .picks label > span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: 44px;
    border: 1px solid var(--dr-edge);
    border-radius: var(--dr-radius);
    background: var(--dr-surface);
    font: 1.1rem var(--dr-font-cards);
  }
  .picks b {
    font-weight: inherit;
  }
  .picks input:checked + span {
    border: 3px solid var(--dr-accent);
    background: var(--dr-accent-wash);
    font-weight: 700;
  }
  .picks input:focus-visible + span {
    outline: 3px solid var(--dr-focus);
    outline-offset: 2px;
  }
  .field {
    display: block;
    margin-block: 0.5rem;
  }
  .field input,
  .field textarea {
    display: block;
    inline-size: 100%;
  }
  form > button {
    margin-block: 0.8rem 1.5rem;
  }
  /* On paper: the sheet, and space to write after each question. */
  @media print {
    .picks,
    [role='alert'],
    form > button,
    datalist {
      display: none;
    }
    fieldset::after {
      content: '';
      display: block;
      block-size: 3rem;
      border-block-end: 1px solid;
    }
  }
  @media (forced-colors: active) {
    .picks input:checked + span {
      border-color: Highlight;
    }
  }
`;
