/** Denser than the shop: analysts read much at once. */
export const atlasPage = {
  ':root': { fontSize: '[93.75%]' },
  'body, button, input, select, textarea': { fontVariantNumeric: '[tabular-nums]' },
  'pre, code': { fontFamily: '[ui-monospace, SFMono-Regular, Menlo, Consolas, monospace]' },
  '.diagram': {
    '--diagram-font': 'fonts.body',
    '--diagram-size': '14px',
    '--diagram-ink': 'colors.ink',
    '--diagram-muted': 'colors.ink.muted',
    '--diagram-paper': 'colors.paper',
    '--diagram-raised': 'colors.raised',
    '--diagram-line': 'colors.control',
    '--diagram-selected': 'colors.primary',
    '--diagram-added': 'colors.leaf',
    '--diagram-removed': 'colors.red',
    '--diagram-changed': 'colors.gold.ink',
  },
  '@media print': {
    'header, nav, [data-chrome]': { display: '[none!important]' },
    '[data-picture]': { position: '[static!important]', transform: '[none!important]' },
    '[data-picture] svg': { w: '[100%]', h: '[auto]', maxH: '[95vh]' },
  },
}
