import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { matchingTopics } from '#features/web/text-page/matching-topics.ts'
import { parseText } from '#features/web/text-page/parse-text.ts'
import { retention } from '#server/platform/database/retention.store.ts'

const folder = 'src/features/web/text-page/texts'
const names = readdirSync(`${folder}/en`).map((file) => file.replace('.md', ''))
const source = (language: string, name: string) =>
  readFileSync(`${folder}/${language}/${name}.md`, 'utf8')
const text = (language: string, name: string) => parseText(source(language, name))

/**
 * Parts of a text that are equal in every language: anchors, number of questions, and kinds of
 * blocks.
 */
const shapeOf = (language: string, name: string) =>
  text(language, name).sections.map(({ id, blocks, questions }) => [
    id,
    questions.length,
    blocks.map((block) => [block.kind, block.kind === 'table' ? block.rows.length : 0]),
  ])

it.each(names)(
  'NAV-09 PRI-02 %s says the same in English and Hindi, and leads to the same places',
  (name) => {
    expect(shapeOf('hi', name)).toEqual(shapeOf('en', name))
    const links = (language: string) =>
      [...source(language, name).matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to).sort()
    expect(links('hi')).toEqual(links('en'))
  },
)

it('NAV-09 a text is read as it is written: lead, lists, steps, tables and questions', () => {
  const source = `title: T: one\ndescription: D\n\nFirst\nlead.\n\n## One {#one}\n\nWords\nhere.\n\n- a\n- b\n\n1. x\n2. y\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n### Why?\nBecause.\n`
  expect(parseText(source)).toEqual({
    title: 'T: one',
    description: 'D',
    updated: null,
    lead: 'First lead.',
    sections: [
      {
        id: 'one',
        title: 'One',
        blocks: [
          { kind: 'paragraph', words: 'Words here.' },
          { kind: 'list', items: ['a', 'b'] },
          { kind: 'steps', items: ['x', 'y'] },
          { kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
        ],
        questions: [{ title: 'Why?', blocks: [{ kind: 'paragraph', words: 'Because.' }] }],
      },
    ],
  })
  expect(() => parseText('title: T\n\nLead')).toThrow('no title or description')
  expect(() => parseText('title: T\ndescription: D\n\nL\n\n## No id\n')).toThrow(
    'no title with {#id}',
  )
})

it('PRI-02 the help finds what holds every word, in question or answer, whatever its case', () => {
  const found = (search?: string) =>
    matchingTopics(text('en', 'help').sections, search).flatMap(({ questions }) =>
      questions.map(({ title }) => title),
    )
  expect(found('  RECEIPT number invoice')).toEqual([])
  expect(found('UPI')).toEqual(['How can I pay?'])
  expect(found('coin ₹1')).toEqual(['What are coins?'])
  expect(found()).toHaveLength(found('').length)
  expect(found().length).toBeGreaterThan(20)
})

it('PRI-02 the privacy policy says what is really kept for how long', () => {
  const policy = source('en', 'privacy-policy')
  const days = (rows: string) => retention.find((period) => period.rows === rows)!.days
  expect({
    form_submission: days('form_submission'),
    call_back: days('call_back'),
    event_registration: days('event_registration'),
    activity_point: days('activity_point'),
    notification: days('notification'),
    login_link: days('login_link'),
    session: days('session'),
    push_token: days('push_token'),
    analytics_event: days('analytics_event'),
    visitors: days('quiz_attempt of visitors'),
    recent_view: days('recent_view'),
    event_invitation: days('event_invitation'),
    teacher_invitation: days('teacher_invitation'),
    teacher_import: days('teacher_import'),
  }).toEqual({
    form_submission: 2 * 365,
    call_back: 2 * 365,
    event_registration: 2 * 365,
    activity_point: 365,
    notification: 365,
    login_link: 1,
    session: 7,
    push_token: 270,
    analytics_event: 395,
    visitors: 90,
    recent_view: 180,
    event_invitation: 90,
    teacher_invitation: 90,
    teacher_import: 365,
  })
  for (const words of [
    'forms and messages to us | to answer you | 2 years',
    'Registrations for events | to let you in, and to count referrals | 2 years',
    'the list of shares 1 year',
    'so that you can read them later | 1 year',
    'valid for 10 minutes, deleted a day later',
    '30 days, deleted 7 days later',
    '270 days at most',
    'kept for 395 days',
    'to improve quizzes | 90 days',
    'to show them to you again | 180 days',
    '90 days after it ends; the list that a school imported 1 year',
  ])
    expect(policy).toContain(words)
})
