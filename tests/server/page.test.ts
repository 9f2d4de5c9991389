import { afterAll, beforeAll, expect, test } from 'vitest'
import { addResource } from './fixtures.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const page = async (url: string) => {
  const { statusCode, body, headers } = await server.app.inject({ method: 'GET', url })
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1]
  return {
    status: statusCode,
    type: headers['content-type'],
    title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    data: JSON.parse(/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null'),
    content,
  }
}

test('CAT-02 a resource’s HTML carries its title, description, social meta and JSON-LD without a script', async () => {
  await addResource(server.db, {
    slug: 'fractions',
    slugtitle: 'Fractions-With-Rotis',
    title: 'Fractions with "rotis" & <paper>',
    summary: 'Teach halves and quarters with things from the kitchen.',
    price: 49_900,
    averageRating: 4.5,
    reviewCount: 12,
    cover: 'mathematics-self_paced',
  })
  const course = await page('/courses/Fractions-With-Rotis?utm=x')
  expect([course.status, course.title, course.canonical]).toEqual([
    200,
    'Fractions with &quot;rotis&quot; &amp; &lt;paper&gt; · Vidya',
    'http://vidya.test/courses/Fractions-With-Rotis',
  ])
  expect(course.content('og:description')).toBe(
    'Teach halves and quarters with things from the kitchen.',
  )
  expect(course.content('og:image')).toBe(
    'http://vidya.test/covers/mathematics-self_paced-960.webp',
  )
  expect(course.data).toMatchObject({
    '@type': 'Course',
    name: 'Fractions with "rotis" & <paper>',
    offers: { price: '499.00', priceCurrency: 'INR' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  })
})

test('CAT-02 the catalogue has its own title and description', async () => {
  const catalogue = await page('/learning?type=webinar')
  expect([catalogue.status, catalogue.title, catalogue.canonical]).toEqual([
    200,
    'Learning · Vidya',
    'http://vidya.test/learning',
  ])
})

test('NAV-04 NAV-12 an unknown slug or path answers 404 with a page, and private pages stay out of search engines', async () => {
  for (const url of ['/courses/nothing-here', '/nonsense', '/learning/%00', '/learning/%E0%A4%A'])
    expect((await page(url)).status).toBe(url === '/learning/%E0%A4%A' ? 400 : 404)
  const cart = await page('/cart')
  expect([cart.status, cart.content('robots')]).toEqual([200, 'noindex'])
})

test('NAV-12 an unknown call answers a problem, not a page', async () => {
  const answer = await server.call('GET', '/v1/nonsense')
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'unknown-path'])
})

test('CAT-02 the sitemaps list every public page at its own address', async () => {
  await addResource(server.db, { slug: 'live', slugtitle: 'Live', courseType: 'live_training' })
  await addResource(server.db, { slug: 'pack', slugtitle: 'Pack', courseType: 'bundle' })
  const placesOf = async (url: string) => {
    const { body } = await server.app.inject({ method: 'GET', url })
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
  }
  expect(await placesOf('/sitemap.xml')).toEqual([
    'http://vidya.test/sitemap-1.xml',
    'http://vidya.test/sitemap-2.xml',
  ])
  expect(await placesOf('/sitemap-1.xml')).toEqual([
    'http://vidya.test/',
    'http://vidya.test/learning',
    'http://vidya.test/courses',
    'http://vidya.test/bundle-products',
    'http://vidya.test/quiz',
  ])
  expect((await placesOf('/sitemap-2.xml')).sort()).toEqual([
    'http://vidya.test/bundle-products/pack',
    'http://vidya.test/courses/Fractions-With-Rotis',
    'http://vidya.test/learning/live',
  ])
  const beyond = await server.app.inject({ method: 'GET', url: '/sitemap-3.xml' })
  expect([beyond.statusCode, beyond.json().code]).toEqual([404, 'unknown-path'])
})

test('B3 no page but the atlas may style itself inline, and no page may run inline scripts', async () => {
  const policyOf = async (url: string, name: string) => {
    const policy = String((await server.app.inject(url)).headers['content-security-policy'])
    return policy.split(';').find((directive) => directive.startsWith(`${name} `))
  }
  for (const url of ['/learning', '/docs', '/dev/mail', '/v1/reference']) {
    expect(await policyOf(url, 'style-src')).not.toContain('unsafe-inline')
    expect(await policyOf(url, 'script-src')).toBe("script-src 'self'")
    expect((await server.app.inject(url)).body).not.toMatch(/<style|style="/)
  }
  expect(await policyOf('/atlas/purchase', 'style-src')).toContain("'unsafe-inline'")
})
