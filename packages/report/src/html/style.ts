/** The look of the product's own pages, for a file that has to stand alone. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #faf8f4; --surface: #fff; --sunken: #f2efe8; --line: #e2ddd2; --line-strong: #8f8878;
  --ink: #1b1a17; --ink-soft: #4f4a40; --ink-faint: #676153; --brass: #85570c;
  --pass: #14713f; --pass-wash: #e3f3e8; --fail: #b3261e; --fail-wash: #fbe9e7;
  --warn: #7d5200; --warn-wash: #fff3d6; --info: #1d5fa8; --info-wash: #e6f0fa;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #141310; --surface: #1d1b17; --sunken: #0f0e0c; --line: #36322a; --line-strong: #857d6c;
    --ink: #f3efe6; --ink-soft: #c5beae; --ink-faint: #a59d8c; --brass: #e3b257;
    --pass: #6fcf97; --pass-wash: #12301f; --fail: #ff8a80; --fail-wash: #3a1715;
    --warn: #f2c14e; --warn-wash: #35280a; --info: #8dbdf0; --info-wash: #12263b;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 "Instrument Sans Variable", "Instrument Sans", system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 72rem; margin: 0 auto; padding: 0 1.5rem 4rem; }
.bar { display: flex; gap: 1rem; align-items: baseline; max-width: 72rem; margin: 0 auto; padding: 1rem 1.5rem; color: var(--ink-soft); }
.bar p { margin: 0; }
.brand { font-weight: 700; font-size: 1.25rem; letter-spacing: -0.02em; color: var(--brass); }
h1, .title { margin: 0.5rem 0 0; font-size: 2rem; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
h2 { margin: 2.5rem 0 1rem; font-size: 1.375rem; line-height: 1.3; }
h3 { margin: 0.5rem 0 0; font-size: 1.0625rem; line-height: 1.4; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.875rem; }
p { margin: 0.5rem 0 0; }
a { color: var(--brass); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--brass); outline-offset: 2px; }
.lead { font-size: 1.125rem; color: var(--ink-soft); }
.case + .case, .summary + .case { margin-top: 4rem; }
.verdict { padding: 1.5rem; border: 1px solid var(--line); border-left: 6px solid var(--line-strong); border-radius: 10px; background: var(--surface); }
.verdict p:first-child { margin: 0; }
.verdict.passed { border-left-color: var(--pass); }
.verdict.failed { border-left-color: var(--fail); }
.verdict.error { border-left-color: var(--warn); }
.verdict.hollow, .verdict.pending { border-left-color: var(--info); }
.badge { display: inline-block; padding: 0.125rem 0.625rem; border-radius: 6px; background: var(--sunken); color: var(--ink-soft); font-size: 0.8125rem; font-weight: 600; }
.badge.passed { background: var(--pass-wash); color: var(--pass); }
.badge.failed { background: var(--fail-wash); color: var(--fail); }
.badge.error, .badge.warning { background: var(--warn-wash); color: var(--warn); }
.badge.healed, .badge.hollow, .badge.pending { background: var(--info-wash); color: var(--info); }
.facts { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 1.5rem 0 0; }
.facts div { min-width: 0; }
.facts .long { flex: 1 1 100%; }
dt { font-size: 0.8125rem; color: var(--ink-faint); }
dd { margin: 0; white-space: pre-wrap; }
.figure, .number { font-variant-numeric: tabular-nums; }
.timeline { display: block; width: 100%; height: 2rem; border-radius: 6px; }
rect { fill: var(--line-strong); }
rect.passed { fill: var(--pass); }
rect.failed { fill: var(--fail); }
rect.error, rect.warning { fill: var(--warn); }
rect.hollow, rect.pending { fill: var(--info); }
.note, .where, .source, figcaption { font-size: 0.875rem; color: var(--ink-faint); }
.empty { color: var(--ink-soft); }
.steps { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none; }
.step { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-left: 4px solid var(--line-strong); border-radius: 10px; background: var(--surface); }
.step:target { outline: 2px solid var(--brass); outline-offset: 2px; }
.step.passed { border-left-color: var(--pass); }
.step.failed { border-left-color: var(--fail); }
.step.error, .step.warning { border-left-color: var(--warn); }
.step.hollow, .step.pending { border-left-color: var(--info); }
.said { min-width: 0; }
.head { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: center; margin: 0; color: var(--ink-faint); font-size: 0.875rem; }
.number { display: inline-grid; place-items: center; min-width: 1.75rem; height: 1.75rem; border-radius: 6px; background: var(--sunken); color: var(--ink); font-weight: 600; }
.pictures { display: grid; gap: 0.75rem; align-content: start; min-width: 0; }
figure { margin: 0; }
img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
.compare { display: grid; gap: 0.5rem; margin: 0.75rem 0 0; }
.compare div { padding: 0.5rem 0.75rem; border-radius: 6px; background: var(--sunken); }
.compare dd, code, .lines { font-family: "JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace; font-size: 0.8125rem; }
.note-box { padding: 0.5rem 0.75rem; border-radius: 6px; background: var(--warn-wash); font-size: 0.875rem; }
.locator { font-size: 0.875rem; color: var(--ink-faint); }
.lines { margin: 0; padding: 0.5rem 0.75rem 0.5rem 1.75rem; border-radius: 6px; background: var(--sunken); }
.candidates { margin: 0; padding-left: 1.25rem; font-size: 0.875rem; }
.candidates li { margin-top: 0.25rem; }
.candidates span { display: block; color: var(--ink-soft); }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--ink-faint); font-weight: 500; }
.log th, .log td:nth-child(-n + 2) { white-space: nowrap; overflow-wrap: normal; }
.log td:last-child { white-space: pre-wrap; }
.log .error td { color: var(--fail); }
.log .warning td { color: var(--warn); }
@media screen and (width < 768px) {
  main, .bar { padding-inline: 1rem; }
  .step { grid-template-columns: minmax(0, 1fr); }
}
@media print {
  html { font-size: 12px; }
  body { font-size: 1rem; background: none; }
  main { max-width: none; padding: 0; }
  .bar { padding: 0 0 0.5rem; }
  .case + .case { break-before: page; margin-top: 0; }
  .step, figure, tr { break-inside: avoid; }
  .step { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0.75rem; padding: 0.75rem; }
  h2 { break-after: avoid; }
  .badge, rect, .verdict, .step { print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
}
`;
