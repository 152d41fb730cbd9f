import { css } from 'lit';
import { unseen } from '../styles/base.ts';

export const informationStyles = css`
  table {
    font-size: 0.88rem;
    line-height: 1.4;
  }
  th,
  td {
    padding: 0.25rem 0.5rem 0.25rem 0;
  }
  .sign {
    display: inline-block;
    inline-size: 1.1em;
    font-weight: 700;
  }
  .unauthorised .sign {
    color: var(--dr-error);
  }
  .authorised .sign {
    color: var(--dr-ok);
  }
  td button.quiet {
    font-size: inherit;
    white-space: nowrap;
  }
  :host {
    container-type: inline-size;
  }
  @container (max-width: 26rem) {
    /* Safari does not clip a positioned thead. */
    thead tr {
      ${unseen}
    }
    table,
    thead,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    tr {
      padding-block: 0.35rem;
      border-block-end: 1px solid var(--dr-border);
    }
    th,
    td {
      padding: 0.05rem 0;
      border: 0;
    }
    td {
      display: grid;
      grid-template-columns: 6.5rem 1fr;
    }
    td::before {
      content: attr(data-label);
      color: var(--dr-muted);
    }
  }
  .past {
    color: var(--dr-muted);
  }
`;
