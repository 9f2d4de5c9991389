import { diagramCss } from '#atlas/diagram/draw/diagram-css.ts'

/**
 * The look of a diagram on the page: marigold is where the machine is now, teal where it was
 * before.
 */
export const stageCss = `${diagramCss}
.diagram .lit .outline{fill:var(--colors-gold-soft);stroke:var(--colors-gold);stroke-width:3}
.diagram .within .outline{stroke:var(--colors-gold);stroke-width:2}
.diagram .transition.lit{color:var(--colors-gold-ink);stroke-width:2.5}
.diagram .transition.lit .plate{fill:var(--colors-gold-soft)}
.diagram .transition.passed{color:var(--colors-primary);stroke-width:2}
.diagram .passed .outline{stroke:var(--colors-primary);stroke-width:2}
.diagram .unused{opacity:.35}`
