import type { Head } from '#server/page/head.ts'
import { places } from '#server/page/places.ts'
import { quizHead, resourceHead } from '#server/page/product-head.ts'
import type { Deps } from '#server/platform/deps.ts'

/** The head of a path and whether there is such a page. */
export type PageHead = { status: 200 | 404; head: Head }

const decode = (part: string): string | null => {
  try {
    const text = decodeURIComponent(part)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

const productHead = (deps: Deps, path: string): Promise<Head | undefined> | undefined => {
  const [, home, part] = /^\/(learning|courses|bundle-products|quiz)\/([^/]+)$/.exec(path) ?? []
  const slug = part && decode(part)
  if (!slug) return undefined
  const find = home === 'quiz' ? quizHead : resourceHead
  return find(deps.db, deps.config.publicUrl, slug)
}

/** What the HTML of a path says before any script runs (CAT-02, NAV-12). */
export const pageHead = async (deps: Deps, path: string): Promise<PageHead> => {
  const { publicUrl } = deps.config
  const product = await productHead(deps, path)
  if (product) return { status: 200, head: product }
  const place = places.find(({ pattern }) => pattern.test(path))
  const image = `${publicUrl}/social.png`
  if (!place)
    return {
      status: 404,
      head: {
        title: 'Page not found · Vidya',
        description: 'There is no page at this address.',
        canonical: `${publicUrl}/`,
        image,
        noindex: true,
      },
    }
  const { title, description, noindex } = place
  const canonical = publicUrl + path
  return {
    status: 200,
    head: { title, description, canonical, image, ...(noindex && { noindex }) },
  }
}
