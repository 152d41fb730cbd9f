import { css } from 'lit';

export const playTableStyles = css`
  :host {
    container-type: inline-size;
  }
  table {
    font-size: 0.94rem;
    line-height: 1.3;
  }
  th,
  td {
    padding: 0.08rem 0.4rem 0.08rem 0;
    vertical-align: middle;
  }
  tbody th {
    color: var(--dr-muted);
    font-variant-numeric: tabular-nums;
  }
  button.quiet {
    color: var(--dr-fg);
    text-decoration: none;
    min-inline-size: 2.2rem;
  }
  button.quiet:hover {
    text-decoration: underline;
  }
  .led button,
  .led {
    font-weight: 700;
  }
  .led bdi {
    border-block-end: 1px solid currentColor;
  }
  .revoke sup {
    color: var(--dr-revoke);
    font-weight: 700;
  }
  .now th,
  .now td {
    background: var(--dr-accent-wash);
  }
  @media (forced-colors: active) {
    .now th,
    .now td {
      border-block: 2px solid Highlight;
    }
  }
  @container (max-width: 22rem) {
    table {
      font-size: 0.86rem;
    }
    th,
    td {
      padding-inline-end: 0.1rem;
    }
    button.quiet {
      min-inline-size: 24px;
      white-space: nowrap;
      padding: 0;
    }
  }
`;
