import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CouponLine, couponLine, readCouponTable } from '#domain/shop/coupon-file.rules.ts'
import type { components } from '#openapi/v1.gen.ts'
import { openBuyer } from '../support/buyer.ts'
import { expectOk } from '../support/expect-ok.ts'
import { addResource } from '../support/fixtures.ts'
import { openTestApp, type TestApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Schemas = components['schemas']
type Staff = Awaited<ReturnType<typeof openStaff>>

let server: TestApp
let finance: Staff
beforeAll(async () => {
	server = await openTestApp({ LOGIN_LINK_LIMIT: '1000' })
	finance = await openStaff(server, 'Finance Devi', ['finance'])
})
afterAll(() => server.close())

const head = ['code', 'title', 'percent', 'amount', 'starts', 'ends', 'type', 'listed', 'audience']
const read = (...lines: string[][]) => {
	const table = readCouponTable([head, ...lines])
	if ('fault' in table) throw new Error(table.fault)
	return table
}
const good = (code: string): (CouponLine & { row: number })[] =>
	read([code, 'For everybody', '20']).rows
const send = (id: string, rows: object[]) =>
	finance.desk('POST', `/coupon-imports/${id}/rows`, { file_name: 'codes.csv', rows })
const taken = async (id: string, rows: object[]) =>
	expectOk<Schemas['TakenRows']>(await send(id, rows))
const undo = (id: string) => finance.desk('DELETE', `/coupon-imports/${id}`)
const codes = async (search: string) =>
	expectOk<Schemas['CouponPage']>(await finance.desk('GET', `/coupons?search=${search}`)).data.map(
		({ code }) => code,
	)

describe('28.3 a table of coupons is read', () => {
	test('28.3 money is in rupees, days are those of India, and the last day is included', () => {
		const [line] = read([
			...['SCHOOL-2027', 'New year', '', '₹1,250.50', '2027-04-01', '2027-06-30'],
			...['webinar', 'Yes', 'first_order'],
		]).rows
		expect(line).toMatchObject({
			...{ row: 2, code: 'SCHOOL-2027' },
			terms: {
				...{ kind: 'amount', percent: null, amount: 125_050, listed: true },
				...{ starts_at: '2027-03-31T18:30:00.000Z', ends_at: '2027-06-30T18:30:00.000Z' },
				...{ course_type: 'webinar', audience: 'first_order' },
			},
		})
	})

	test.each([
		['percent', 'number', ['A-B-C', 'T', 'many']],
		['amount', 'number', ['A-B-C', 'T', '', '-1']],
		['starts', 'day', ['A-B-C', 'T', '5', '', 'soon']],
		['ends', 'rule', ['A-B-C', 'T', '5', '', '2027-01-02', '2027-01-01']],
		['type', 'type', ['A-B-C', 'T', '5', '', '', '', 'book']],
		['listed', 'yes', ['A-B-C', 'T', '5', '', '', '', '', 'perhaps']],
		['audience', 'audience', ['A-B-C', 'T', '5', '', '', '', '', '', 'me']],
		['code', 'rule', ['..', 'T', '5']],
		['title', 'rule', ['A-B-C', ' ', '5']],
		['percent', 'all', ['A-B-C', 'T', '100']],
	])('28.3 a line with a wrong %s (%s) is left out', (column, reason, line) => {
		const { rows, faults } = read(line)
		expect([rows, faults]).toMatchObject([[], [{ row: 2, column, reason }]])
	})

	test('28.3 a list that was saved is read as it was', () => {
		const [line] = read(['KEEP-1', 'T', '15', '', '2027-04-01T09:00', '2027-06-30']).rows
		const saved = couponLine(line!)
		const again = readCouponTable([
			Object.keys(saved),
			Object.values(saved).map((value) => String(value ?? '')),
		])
		expect(again).toMatchObject({ rows: [line], faults: [] })
	})
})

describe('28.3 coupons come from a file', () => {
	test('28.3 a part that is sent twice makes each coupon once; a code that is taken is refused', async () => {
		const id = v7()
		const rows = [...good('FILE-ONE'), ...good('FILE-TWO').map((one) => ({ ...one, row: 3 }))]
		expect(await taken(id, rows)).toEqual({ added: 2, refused: [] })
		expect(await taken(id, rows)).toEqual({ added: 0, refused: [] })
		const other = [{ ...good('file-one')[0]!, row: 9 }]
		expect(await taken(id, other)).toEqual({ added: 0, refused: [9] })
		expect((await codes('FILE-')).toSorted()).toEqual(['FILE-ONE', 'FILE-TWO'])
		const { data } = expectOk<Schemas['ListImports']>(await finance.desk('GET', '/coupon-imports'))
		expect(data[0]).toMatchObject({ id, file_name: 'codes.csv', records: 2, undone_at: null })
	})

	test('28.3 a file is undone as one; a coupon that an order has stays', async () => {
		const id = v7()
		const rows = ['UNDO-ONE', 'UNDO-TWO', 'UNDO-TRE'].flatMap((code, n) =>
			good(code).map((one) => ({ ...one, row: n + 2 })),
		)
		await taken(id, rows)
		const buyer = await openBuyer(server)
		const resource = await addResource(server.db, { price: 50_000 })
		await buyer.order({ product_id: [resource], promo_code: 'UNDO-TWO' })
		expect(expectOk(await undo(id))).toEqual({ removed: 2, kept: 1 })
		expect(await codes('UNDO-')).toEqual(['UNDO-TWO'])
		expect(expectOk(await undo(id))).toEqual({ removed: 0, kept: 1 })
		expect(await send(id, rows)).toMatchObject({ status: 409, body: { code: 'import-undone' } })
	})

	test('28.3 a row that breaks a rule stores nothing of its part, and no other list has the file', async () => {
		const id = v7()
		const [fine] = good('HALF-ONE')
		const wrong = { row: 3, code: 'HALF-TWO', terms: { ...fine!.terms, title: ' ' } }
		expect((await send(id, [fine!, wrong])).status).toBe(409)
		expect(await codes('HALF-')).toEqual([])
		await taken(id, [fine!])
		const owner = await openStaff(server, 'Owner Devi', ['owner'])
		expect((await owner.desk('DELETE', `/group-imports/${id}`)).status).toBe(404)
		expect((await undo(v7())).status).toBe(404)
	})
})
