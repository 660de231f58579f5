import { reportFamilies } from './report-fonts.ts';

/** The report's style sheet, to which `html-report.ts` adds the rules that filter by verdict. */
export const reportStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f4, #151412);
  --surface: light-dark(#fffefb, #1c1a18);
  --sunken: light-dark(#f3f0e9, #11100e);
  --line: light-dark(#e6e1d6, #312d28);
  --ink: light-dark(#1d1b18, #f3efe7);
  --second: light-dark(#4b463e, #cfc8bb);
  --focus: light-dark(#2457c5, #8fb2ff);
  --passed: light-dark(#1b6e45, #7fd3a4);
  --changed: light-dark(#2858a8, #9cc0ff);
  --failed: light-dark(#a9261d, #ff9d93);
  --skipped: light-dark(#635c52, #aaa293);
  --faces: ${reportFamilies}, system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 75rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 0.9375rem/1.6 var(--faces); }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
h3 { font-size: 0.9375rem; margin: 1rem 0 0.25rem; }
a { color: inherit; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
[lang="ur"], [lang="ks"] { font-family: "Noto Nastaliq Urdu", var(--faces); line-height: 2.3; }
[lang="sd"], [lang="und-Arab"] { font-family: "Noto Naskh Arabic", var(--faces); line-height: 1.9; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: 0.25rem 1rem; margin: 0.5rem 0; }
dt { color: var(--second); }
dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 32rem; font-variant-numeric: tabular-nums; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
table { table-layout: fixed; }
th:first-child { width: 40%; }
th { color: var(--second); font-weight: 500; }
td.number, th.number { text-align: end; white-space: nowrap; }
pre, code { font: 0.8125rem/1.6 "Noto Sans Mono", var(--faces); }
:where(pre bdi[lang]:not([lang="en"])) { font-family: var(--faces); }
pre { margin: 0; padding: 0.5rem 0.75rem; background: var(--sunken); border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; }
audio { width: 100%; max-width: 30rem; }
del, ins { text-decoration: underline 2px; text-underline-offset: 0.25em; border-radius: 2px; }
del { background: light-dark(#fbe5e2, #5a211c); }
ins { background: light-dark(#e2f2e8, #1d4a31); }
.verdict { font-weight: 600; white-space: nowrap; }
.passed { color: var(--passed); }
.changed { color: var(--changed); }
.failed, .broken { color: var(--failed); }
.skipped, .stopped { color: var(--skipped); }
.summary { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; margin: 1rem 0; list-style: none; }
.filter { border: 0; padding: 0; margin: 1rem 0; display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; }
.filter label { display: flex; align-items: center; gap: 0.375rem; min-height: 24px; }
details { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); content-visibility: auto; contain-intrinsic-size: auto 3rem; }
summary { padding: 0.5rem 0.75rem; cursor: pointer; overflow-wrap: anywhere; }
details > div { padding: 0 0.75rem 0.75rem; }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; }
  .filter { display: none; }
  details { content-visibility: visible; }
  details::details-content { content-visibility: visible; block-size: auto; }
  summary, h2, h3 { break-after: avoid; }
  tr { break-inside: avoid; }
  audio { display: none; }
}
`;
