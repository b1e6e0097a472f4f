/** What a report of many executions has beyond the report of one. */
export const historyStyle = `
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0.75rem; margin: 0; }
.tiles div { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.tiles dd { font-size: 1.375rem; font-weight: 600; line-height: 1.3; }
.wide { overflow-x: auto; }
.wide th, .wide td { overflow-wrap: break-word; }
.wide thead th, .wide td.figure { white-space: nowrap; }
.wide .note { font-size: 0.8125rem; }
th[scope="row"] { min-width: 12rem; color: var(--ink); font-weight: 600; }
td > .badge { white-space: nowrap; }
th .badge { margin-top: 0.25rem; font-size: 0.75rem; }
.spark { display: block; }
.trouble { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
.trouble .steps { margin-top: 1rem; }
.trouble .step h3 { font-size: 1rem; }
@media screen and (width < 768px) {
  .wide table { min-width: 44rem; }
}
@media print {
  .tiles { grid-template-columns: repeat(5, 1fr); gap: 0.5rem; }
  .tiles div { padding: 0.5rem; break-inside: avoid; }
  .tiles dd { font-size: 1.125rem; }
  .wide { overflow: visible; }
  .wide thead th { white-space: normal; }
  th[scope="row"] { min-width: 0; }
  thead { display: table-header-group; }
  .trouble > h3 { break-after: avoid; }
  .spark, .tiles div { print-color-adjust: exact; }
}
`;
