/** A place of the site: which paths it is, what its tab says, whether crawlers may keep it. */
export type Place = { pattern: RegExp; title: string; description: string; noindex?: boolean }

const general =
  'Courses, webinars, certifications and live trainings for teachers in India, made by teachers. Learn in short lessons, on any phone.'

/** Pages whose head does not depend on data. Paths of the client's routes that are not here answer 404 (NAV-12). */
export const places: Place[] = [
  { pattern: /^\/$/, title: 'Vidya · Learning for teachers', description: general },
  {
    pattern: /^\/learning$/,
    title: 'Learning · Vidya',
    description:
      'Browse self-paced courses, webinars, micro resources, certifications, live trainings and masterclasses for teachers. Many are free.',
  },
  {
    pattern: /^\/courses$/,
    title: 'Courses · Vidya',
    description: 'Self-paced courses for teachers: start at once, learn at your own pace.',
  },
  {
    pattern: /^\/bundle-products$/,
    title: 'Bundles · Vidya',
    description: 'Courses that belong together, at one lower price.',
  },
  {
    pattern: /^\/quiz$/,
    title: 'Quizzes · Vidya',
    description: 'Short quizzes for teachers by subject and competency, with explanations.',
  },
  ...[
    /^\/(login|login\/link|cart|payment\/return)$/,
    /^\/profile(\/(favourites|my-learning|mylearning|purchase-history|vidya-coins))?$/,
    /^\/profile\/(my-learning|purchase-history)\/[^/]+$/,
  ].map((pattern) => ({ pattern, title: 'Vidya', description: general, noindex: true })),
]
