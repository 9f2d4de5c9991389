import * as alert from 'lucide-react/icons/circle-exclamation-point'
import * as search from 'lucide-react/icons/search'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from '#ui/drawn-icon.ts'

/** The package's types leave out what an icon is made of. */
const icons = [alert, search].map((icon) => {
  const { __iconData } = icon as unknown as { __iconData: Parameters<typeof createIcon>[0] }
  return { Lucide: icon.default, Own: createIcon(__iconData) }
})

test.each([
  {},
  { size: 16, className: 'a b' },
  { 'aria-hidden': 'true' as const, fill: 'currentColor' },
  { 'aria-label': 'Search', role: 'img' },
  { 'aria-label': undefined },
])('24.4 an icon with %j is drawn as lucide-react draws it', (props) => {
  for (const { Lucide, Own } of icons)
    expect(renderToStaticMarkup(createElement(Own, props))).toBe(
      renderToStaticMarkup(createElement(Lucide, props)),
    )
})
