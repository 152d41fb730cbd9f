/** The style of a sheet on paper, A4 or Letter: a paper of a case, a claim. */

/** Black on white. A list or a long entry may continue on the next page; a short entry or a drawing is never divided, a heading or signature line never alone. */
export const PAPER_STYLE = `
@media print { body:has(> .sheet) { margin: 0; max-width: none; } }
.sheet { orphans: 2; widows: 2; overflow-wrap: break-word; color: #000; background: #fff; font: 9pt/1.32 Georgia, 'Noto Serif', 'DejaVu Serif', serif; }
.sheet h1 { margin: 0 0 2pt; font-size: 14pt; line-height: 1.15; }
.sheet h2 { margin: 5pt 0 1pt; padding: 2pt 0 0; border: 0; border-top: 1pt solid #000; font-size: 10.5pt; break-after: avoid; }
.sheet p, .sheet ul { margin: 0; padding: 0; }
.sheet ul { list-style: none; }
.sheet .columns { columns: 2; column-gap: 12pt; }
.sheet .wide { column-span: all; }
.sheet li:not(.wide), .sheet .deal, .sheet .checkpoint { break-inside: avoid; }
.sheet li { padding-block: 0.5pt; padding-inline-start: 9pt; text-indent: -9pt; }
.sheet li::before { content: '– '; }
.sheet li.matters { font-weight: bold; }
.sheet li.matters::before { content: '! '; }
.sheet .small, .sheet small { font-size: 8pt; font-weight: normal; }
.sheet bdi { font: inherit; white-space: normal; }
.sheet bdi[dir] { unicode-bidi: isolate; }
.sheet .deal { display: flex; flex-wrap: wrap; gap: 4pt 14pt; align-items: flex-start; }
.sheet .deal > * { min-inline-size: 0; }
.sheet .deal svg, .sheet .deal img { inline-size: 84mm; block-size: auto; }
.sheet table { border-collapse: collapse; font-size: 8.5pt; }
.sheet th, .sheet td { padding: 0.6pt 6pt 0.6pt 0; border: 0; text-align: start; font-weight: normal; vertical-align: baseline; }
.sheet thead th { color: inherit; border-bottom: 0.5pt solid #000; }
.sheet .won { font-weight: bold; }
.sheet .led { text-decoration: underline; }
.sheet .revoke { font-style: italic; }
.sheet .unseen { display: none; }
.sheet .suit { color: #000; }
.sheet .suit.H, .sheet .suit.D { color: transparent; -webkit-text-stroke: 0.45pt #000; }
.sheet section { margin: 0; }
.sheet .sign { break-before: avoid; display: flex; flex-wrap: wrap; gap: 20pt 24pt; padding-block-start: 24pt; break-inside: avoid; }
.sheet .sign span { flex: 1 1 45mm; min-inline-size: 0; border-top: 0.5pt solid #000; font-size: 8pt; }
.sheet .checkpoint { display: flex; gap: 10pt; align-items: flex-start; }
.sheet .checkpoint bdi { white-space: nowrap; }
.sheet .checkpoint svg, .sheet .checkpoint img { flex: none; inline-size: 34mm; block-size: 34mm; }
.sheet pre { margin: 3pt 0 0; font: 7pt/1.35 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.sheet footer { break-before: avoid; margin-block-start: 6pt; border-top: 0.5pt solid #000; font-size: 8pt; }
`;
