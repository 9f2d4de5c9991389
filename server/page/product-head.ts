import { productPath } from '#machines/kit/navigation.rules.ts'
import type { Head } from '#server/page/head.ts'
import { findProduct, findQuizFacts } from '#server/page/page.store.ts'
import type { Db } from '#server/platform/database/open.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findProduct>>>

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length - 1))}…`

/** https://schema.org/Course with its offer and rating, as search engines read it. */
const courseData = (row: Row, url: string, image: string) => ({
  '@context': 'https://schema.org',
  '@type': row.courseType === 'bundle' ? 'Product' : 'Course',
  name: row.title,
  description: row.summary,
  url,
  image,
  inLanguage: row.language === 'Hindi' ? 'hi' : 'en',
  provider: { '@type': 'Organization', name: 'Vidya' },
  offers: {
    '@type': 'Offer',
    category: row.price ? 'Paid' : 'Free',
    price: ((row.price ?? 0) / 100).toFixed(2),
    priceCurrency: 'INR',
    url,
  },
  ...(row.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: row.averageRating,
      reviewCount: row.reviewCount,
    },
  }),
})

const imageOf = (publicUrl: string, cover: string | null) =>
  cover ? `${publicUrl}/covers/${cover}-960.webp` : `${publicUrl}/social.png`

/** The head of a resource, course or bundle by its slug; undefined when there is none (CAT-02). */
export const resourceHead = async (
  db: Db,
  publicUrl: string,
  slug: string,
): Promise<Head | undefined> => {
  const row = await findProduct(db, slug)
  if (!row) return undefined
  const canonical = publicUrl + encodeURI(productPath({ ...row, course_type: row.courseType }))
  const image = imageOf(publicUrl, row.cover)
  return {
    title: `${cut(row.title, 60)} · Vidya`,
    description: cut(row.summary, 160),
    canonical,
    image,
    type: 'article',
    data: courseData(row, canonical, image),
  }
}

/** The head of a quiz by its slug; undefined when there is none. */
export const quizHead = async (
  db: Db,
  publicUrl: string,
  slug: string,
): Promise<Head | undefined> => {
  const row = await findQuizFacts(db, slug)
  return (
    row && {
      title: `${cut(row.title, 60)} · Vidya`,
      description: cut(row.summary, 160),
      canonical: `${publicUrl}/quiz/${encodeURIComponent(row.slug)}`,
      image: imageOf(publicUrl, row.cover),
      type: 'article' as const,
      data: {
        '@context': 'https://schema.org',
        '@type': 'Quiz',
        name: row.title,
        description: row.summary,
        provider: { '@type': 'Organization', name: 'Vidya' },
      },
    }
  )
}
