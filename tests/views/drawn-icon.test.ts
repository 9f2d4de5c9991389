import Alert, { __iconData as alert } from 'lucide-react/icons/circle-exclamation-point'
import Search, { __iconData as search } from 'lucide-react/icons/search'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from '#ui/drawn-icon.ts'

const icons = [
  { Lucide: Search, Own: createIcon(search as never) },
  { Lucide: Alert, Own: createIcon(alert as never) },
]

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
