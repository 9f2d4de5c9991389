import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
	type Certificate,
	myCertificatesQuery,
} from '#features/learning/certificate/certificate.queries.ts'
import { MyCertificates } from '#features/learning/certificate/my-certificates.tsx'
import { recordQuery, type TrainingEntry } from '#features/learning/training/training.queries.ts'
import { TrainingRecordView } from '#features/learning/training/training-record.tsx'
import { AttendeeList } from '#features/school/school-hours/attendee-list.tsx'
import { schoolSessionMachine } from '#machines/school/school-hours/school-session.machine.ts'
import { emptySession } from '#machines/school/school-hours/session-draft.rules.ts'
import { quietClient, renderInApp } from '../support/harness.tsx'

const certificate = (n: number): Certificate => ({
	...{ id: `c${n}`, status: 'valid', kind: 'course', holder: 'Asha', title: `Course ${n}` },
	...{
		path: '/courses/one',
		minutes: 60,
		standard: 'growth',
		signatory: 'Asha Rao',
		issued_at: '2026-11-20T10:00:00.000Z',
	},
	...{ revoked_at: null, revoked_reason: null },
})

const entry = (n: number): TrainingEntry => ({
	...{ id: `e${n}`, source: 'session', title: `Training ${n}`, provider: 'DIET', points: 0 },
	...{ completed_on: '2026-11-19', minutes: 60, kind: 'board', standard: 'growth' },
	...{ path: null, has_proof: false },
})

const goals = { all: 3000, board: 1500, school: 1500, values: 720, practice: 1440, growth: 840 }
const sums = { all: 60, board: 60, school: 0, values: 0, practice: 0, growth: 60 }

test('24.2 CER-01 certificates have a page of twenty and the way to the others', async () => {
	const queryClient = quietClient()
	const data = Array.from({ length: 20 }, (_, n) => certificate(n))
	queryClient.setQueryData(myCertificatesQuery(2).queryKey, { total: 45, data })
	const { screen } = await renderInApp(
		<Suspense>
			<MyCertificates origin="https://vidya.example" page={2} share={() => null} />
		</Suspense>,
		{ queryClient },
	)
	await expect.element(screen.getByRole('heading', { name: 'Course 19' })).toBeVisible()
	const pager = screen.getByRole('navigation', { name: 'Pages' })
	const links = pager.getByRole('link').elements()
	expect(links.map((link) => link.getAttribute('href'))).toEqual(
		[1, 1, 2, 3, 3].map((page) => `/profile/my-badges?page=${page}`),
	)
})

test('24.2 HRS-02 the pages of a record stay in its year', async () => {
	const queryClient = quietClient()
	const record = { year: 2025, years: [2026, 2025], goals, sums }
	const search = { year: 2025, page: 3 }
	queryClient.setQueryData(recordQuery(search).queryKey, {
		...record,
		...{ total: 41, entries: [entry(41)] },
	})
	const { screen } = await renderInApp(
		<Suspense>
			<TrainingRecordView search={search} />
		</Suspense>,
		{ queryClient },
	)
	await expect.element(screen.getByRole('heading', { name: 'Training 41' })).toBeVisible()
	const pager = screen.getByRole('navigation', { name: 'Pages' })
	const hrefs = pager
		.getByRole('link')
		.elements()
		.map((link) => link.getAttribute('href'))
	expect(hrefs).toEqual([2, 1, 2, 3].map((page) => `/profile/hours?year=2025&page=${page}`))
})

test('24.2 HRS-03 fifty teachers are shown at a time, ticks of other pages stay, and all that are found are ticked together', async () => {
	const teachers = Array.from({ length: 120 }, (_, n) => ({
		id: `t${n}`,
		name: `Teacher ${String(n).padStart(3, '0')}${n % 10 === 0 ? ' Rao' : ''}`,
	}))
	const ref = createActor(
		schoolSessionMachine.provide({
			actions: { storeDraft: () => {}, focusFault: () => {}, leaveForm: () => {} },
		} as never),
		{
			input: {
				...{ id: 's', isKept: false, draft: emptySession, attending: ['t119'] },
				...{ teachers: teachers.map(({ id }) => id), today: '2026-11-20', stored: null },
			},
		},
	).start()
	const { screen } = await renderInApp(<AttendeeList ref={ref} teachers={teachers} busy={false} />)
	await expect.element(screen.getByText('1 of 120 ticked')).toBeVisible()
	const names = () =>
		screen
			.getByRole('checkbox')
			.elements()
			.map((box) => box.closest('label')?.textContent)
	expect([names().length, names()[0]]).toEqual([50, 'Teacher 000 Rao'])
	await screen.getByRole('checkbox').first().click()
	await screen.getByRole('link', { name: 'Next page' }).click()
	await expect.element(screen.getByRole('checkbox', { name: 'Teacher 050 Rao' })).toBeVisible()
	expect([names().length, names()[0]]).toEqual([50, 'Teacher 050 Rao'])
	await screen.getByRole('searchbox').fill('rao')
	await expect.element(screen.getByRole('checkbox', { name: 'Teacher 000 Rao' })).toBeVisible()
	expect(names().length).toBe(12)
	expect(screen.getByRole('navigation').elements()).toEqual([])
	await screen.getByRole('button', { name: 'Tick all found', exact: true }).click()
	await expect.element(screen.getByText('13 of 120 ticked')).toBeVisible()
})
