import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Definition } from '#atlas/graph/definition.types.ts'
import { diagramCss } from './diagram-css.ts'
import { Drawing } from './drawing.ts'
import type { Marks } from './drawing.types.ts'
import { layOut } from './lay-out.ts'
import { palette } from './palette.ts'

const properties = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([role, value]) => `--diagram-${role}:${value}`)
    .join(';')

const css = [
  `svg.diagram{${properties(palette.light)};background:var(--diagram-paper)}`,
  `@media (prefers-color-scheme:dark){svg.diagram{${properties(palette.dark)}}}`,
  diagramCss,
].join('\n')

/** A machine as an SVG file that stands alone, in light or dark as its viewer asks. */
export const svg = async (definition: Definition, marks?: Marks): Promise<string> => {
  const layout = await layOut(definition)
  const props = { definition, layout, css, ...(marks ? { marks } : {}) }
  return `${renderToStaticMarkup(createElement(Drawing, props))}\n`
}
