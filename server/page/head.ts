import { escapeHtml } from '#server/platform/rendering/html.ts'

/** What the head of a page says to crawlers, link previews and tabs; `image` is absolute, `data` is JSON-LD. */
export type Head = {
  title: string
  description: string
  canonical: string
  image: string
  type?: 'website' | 'article'
  noindex?: boolean
  data?: object
}

/** JSON for a script element: nothing in it can end the element. */
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`

/** CAT-02: title, description, canonical address, Open Graph, Twitter card and JSON-LD as HTML. */
export const headHtml = (head: Head): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(head.canonical)}" />`,
    ...(head.noindex ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:site_name', 'Vidya'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:image', head.image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.data ? [jsonLd(head.data)] : []),
  ].join('\n    ')
