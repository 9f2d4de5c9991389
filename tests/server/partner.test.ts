import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measurePartner } from '#server/partner/partner.service.ts'
import { account, school } from '#server/platform/database/schema/account.ts'
import { lesson } from '#server/platform/database/schema/catalogue.ts'
import { enrolment, lessonDone } from '#server/platform/database/schema/learning.ts'
import { refer } from '#server/referral/referral.service.ts'
import { openBuyer } from './buyer.ts'
import { addResource, subscribe } from './fixtures.ts'
import { openTestApp, type TestApp } from './open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
})
afterAll(() => server.close())

/** A school with so many teachers, brought by a partner. */
const addSchool = async (referrer: string, kind: 'partner' | 'group', teachers: number) => {
  const now = server.deps.clock()
  const [row] = await server.db
    .insert(school)
    .values({ name: 'Modern School', email: 'office@school.example' })
    .returning()
  const people = []
  for (let n = 0; n < teachers; n += 1) people.push(await openBuyer(server))
  for (const { accountId } of people)
    await server.db.update(account).set({ schoolId: row!.id }).where(eq(account.id, accountId))
  const { accountId } = people[0]!
  for (const _ of [1, 2])
    await refer(server.db, { accountId, kind, referrer, subject: 'school', now })
  return people
}

/** An enrolment in something of two lessons, of which so many are done. */
const learn = async (accountId: string, source: string, done: number) => {
  const at = server.deps.clock()
  const resourceId = await addResource(server.db)
  const lessons = await server.db
    .insert(lesson)
    .values(
      [1, 2].map((position) => ({
        resourceId,
        section: 'One',
        title: 'A lesson',
        minutes: 5,
        position,
      })),
    )
    .returning()
  const [row] = await server.db
    .insert(enrolment)
    .values({ accountId, resourceId, source, createdAt: at })
    .returning()
  for (const { id } of lessons.slice(0, done))
    await server.db.insert(lessonDone).values({ enrolmentId: row!.id, lessonId: id, doneAt: at })
}

test('API-03 metrics count the schools that a partner brought, their teachers, licences and finished courses', async () => {
  const [first, second] = await addSchool('p1', 'partner', 2)
  const [third] = await addSchool('p1', 'partner', 1)
  const [theirs] = await addSchool('p2', 'partner', 1)
  const [grouped] = await addSchool('p1', 'group', 1)
  const licences = { benefits: { self_paced: { included: 4 } } }
  for (const { email } of [first!, third!, theirs!, grouped!])
    await subscribe(server.db, email, licences)
  await subscribe(server.db, second!.email, { benefits: { webinar: { included: 9 } } })
  for (const { accountId } of [first!, theirs!, grouped!]) {
    await learn(accountId, 'plan', 2)
    await learn(accountId, 'plan', 1)
  }
  await learn(second!.accountId, 'purchase', 2)
  await learn(second!.accountId, 'free', 0)
  await server.db.insert(enrolment).values({
    accountId: second!.accountId,
    resourceId: await addResource(server.db),
    source: 'free',
    createdAt: server.deps.clock(),
  })
  expect(await measurePartner(server.db, 'p1')).toEqual({
    schools: 2,
    teachers: 3,
    licences_total: 8,
    licences_used: 2,
    courses_completed: 2,
  })
  expect(await measurePartner(server.db, 'p3')).toEqual({
    schools: 0,
    teachers: 0,
    licences_total: 0,
    licences_used: 0,
    courses_completed: 0,
  })
})
