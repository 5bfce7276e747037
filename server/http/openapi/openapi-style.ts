// The stylesheet of the API documentation page.
export const style = `
:root { color-scheme: light; --ink: #2b1d16; --faded: #6f5d51; --madder: #a32a2a; --paper: #faf5ec; --card: #fffdf8; --thread: #e6d9c6 }
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-top: 4.5rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, 'Segoe UI', Roboto, sans-serif }
header, main { max-width: 60rem; margin: 0 auto; padding: 0 1.25rem }
header { padding-top: 3.5rem; padding-bottom: 1.5rem }
header p { max-width: 44rem; color: var(--faded) }
h1, h2 { font-family: Georgia, 'Times New Roman', serif; font-weight: normal; line-height: 1.2 }
h1 { margin: 0 0 1rem; font-size: 2.6rem }
h2 { margin: 3rem 0 1rem; font-size: 1.7rem; color: var(--madder); text-transform: capitalize }
h3 { margin: 0; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere }
h4 { margin: 1.1rem 0 .3rem; font-size: .8rem; letter-spacing: .06em; text-transform: uppercase; color: var(--faded) }
a { color: var(--madder); text-underline-offset: .2em }
nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; justify-content: center; padding: .8rem 1.25rem; background: var(--card); border-block: 1px solid var(--thread) }
nav a { text-decoration: none; text-transform: capitalize }
nav a:hover { text-decoration: underline }
article { margin: 0 0 1rem; padding: 1.1rem 1.3rem; background: var(--card); border: 1px solid var(--thread); border-radius: .6rem }
article:target { border-color: var(--madder) }
article p { margin: .4rem 0 0 }
code { font: .92em/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace }
h3 i { color: var(--madder); font-style: normal }
.get, .post, .put, .delete { display: inline-block; min-width: 4.4rem; padding: .1rem .5rem; border-radius: .3rem; color: #fff; font-size: .78rem; letter-spacing: .05em; text-align: center }
.get { background: #2f6355 }
.post { background: #a32a2a }
.put { background: #8a5a12 }
.delete { background: #4b3b63 }
.lock { padding: .05rem .5rem; border: 1px solid var(--madder); border-radius: 1rem; color: var(--madder); font-size: .78rem; font-weight: 600; white-space: nowrap }
table { width: 100%; border-collapse: collapse; font-size: .94rem }
th, td { padding: .4rem .8rem .4rem 0; border-top: 1px solid var(--thread); text-align: left; vertical-align: top; font-weight: normal }
th { width: 13rem; overflow-wrap: anywhere }
tr:first-child > th, tr:first-child > td { border-top: 0 }
td:last-child { width: 13rem; color: var(--faded) }
td td:last-child, td th { width: auto }
ul { margin: 0; padding: 0; list-style: none; font-size: .94rem }
@media (max-width: 40rem) { header { padding-top: 2rem } h1 { font-size: 2rem } th { width: auto } td:last-child { width: auto } article { padding: .9rem } }
`;
