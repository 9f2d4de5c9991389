import { describe, expect, test } from 'vitest'
import {
	type GstDocument,
	type GstReturn,
	gstRows,
	gstr1Of,
	gstSums,
} from '#domain/shop/gst-return.rules.ts'
import { openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { expectOk } from '../support/expect-ok.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openStaff } from '../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>
type Billing = { state_code: string; gstin?: string; business_name?: string }

/** Of Maharashtra, with the right check digit. */
const GSTIN = '27AAPFU0939F1ZV'

const server = await openFileApp()
let people = 0

/** Buys something as a buyer with these details, or a phone abroad. Returns the order's id. */
const buy = async (price: number, billing: Billing | null, more: object = {}) => {
	const buyer = await openBuyer(server)
	if (billing) {
		const body = { address: '', gstin: '', business_name: '', ...billing }
		expectOk(await server.call('PUT', '/v1/user/billing', { token: buyer.token, body }))
	}
	const product = await addResource(server.db, { price, oldPrice: null })
	const { body } = await buyer.order({ product_id: [product], ...more })
	const paid = await payAtRazorpay(server, body.pg_order_id, { amount: body.amount })
	expect((await buyer.verify(paid.callback)).body).toMatchObject({ status: 'paid' })
	return { id: body.order_id, amount: body.amount }
}
const openFinance = (): Promise<Staff> => {
	people += 1
	return openStaff(server, `Finance ${people}`, ['finance'])
}
const monthOf = async (month: string, who: Staff) =>
	expectOk<GstReturn>(await who.desk('GET', `/gst?month=${month}`))

describe('DSK-16 the GST of a month', () => {
	test('DSK-16 each kind of buyer is in the right table, a credit note where its invoice is, and all of it adds up', async () => {
		const finance = await openFinance()
		const home = await buy(100_000, { state_code: '29' })
		await buy(100_000, null)
		await buy(100_000, { state_code: '27' })
		const registered = await buy(100_000, {
			...{ state_code: '27', gstin: GSTIN, business_name: 'St. Thomas School' },
		})
		const large = await buy(9_000_000, { state_code: '27' })
		await buy(9_000_000, { state_code: '29' })
		await buy(100_000, null, { phone: '+12025550100' })
		const refund = async ({ id, amount }: { id: string; amount: number }, part: number) =>
			expectOk(
				await finance.desk('POST', `/orders/${id}/refunds`, {
					...{ amount: part, refundable: amount, reason: 'goodwill' },
				}),
			)
		await refund(home, 11_800)
		await refund(registered, 5900)
		await refund(large, 59_000)
		const gst = await monthOf('2026-11', finance)
		expect(gst.invoices.map((row) => [row.section, row.place, row.gstin])).toEqual([
			['b2b', '27', GSTIN],
			['b2cl', '27', ''],
			['exp', '96', ''],
		])
		expect(gst.notes.map((row) => [row.section, row.total])).toEqual([
			['b2b', 5900],
			['b2cl', 59_000],
		])
		expect(gst.places).toEqual([
			{ place: '27', rate: 18, taxable: 100_000, cgst: 0, sgst: 0, igst: 18_000 },
			// Two small ones and a large one at home, less the credit note of ₹118.
			{
				...{ place: '29', rate: 18, taxable: 9_190_000, igst: 0 },
				...{ cgst: 827_100, sgst: 827_100 },
			},
		])
		const sums = gstSums(gst)
		const services = gst.services.reduce(
			(sum, row) => [sum[0]! + row.taxable, sum[1]! + row.igst, sum[2]! + row.cgst],
			[0, 0, 0],
		)
		expect(services).toEqual([sums.taxable, sums.igst, sums.cgst])
		expect(gst.services.map(({ registered: has, taxable }) => [has, taxable])).toEqual([
			[false, sums.taxable - 95_000],
			[true, 95_000],
		])
		expect(gst.series.map(({ kind, count }) => [kind, count])).toEqual([
			['credit-note', 3],
			['invoice', 7],
		])
	})

	test('DSK-16 a month begins and ends at midnight in India', async () => {
		server.advance(new Date('2026-11-30T18:20:00Z').getTime() - server.deps.clock().getTime())
		await buy(100_000, { state_code: '29' })
		server.advance(20 * 60_000)
		await buy(100_000, { state_code: '29' })
		const finance = await openFinance()
		const [november, december] = [
			await monthOf('2026-11', finance),
			await monthOf('2026-12', finance),
		]
		expect(november.series.find(({ kind }) => kind === 'invoice')?.count).toBe(8)
		expect(december.series).toMatchObject([{ kind: 'invoice', count: 1 }])
		expect(december.places).toMatchObject([{ place: '29', taxable: 100_000 }])
		expect((await monthOf('2030-01', finance)).series).toEqual([])
		expect((await finance.desk('GET', '/gst?month=2026-13')).status).toBe(400)
		expect((await finance.desk('GET', '/gst')).status).toBe(400)
	})
})

describe('DSK-16 files', () => {
	const taxes = { taxable: 100_000, cgst: 0, sgst: 0, igst: 18_000 }
	const row = (some: Partial<GstDocument>): GstDocument => ({
		...{ section: 'b2b', number: 'V/26-27/0000001', issued_on: '2026-11-20', gstin: GSTIN },
		...{ name: 'St. Thomas School', place: '27', rate: 18, total: 118_000, ...taxes, ...some },
	})
	const gst: GstReturn = {
		...{ month: '2026-11', gstin: '29AABCV1234D1ZO', name: 'Vidya' },
		invoices: [
			row({}),
			row({ section: 'b2cl', number: 'V/26-27/0000002', gstin: '' }),
			row({ section: 'exp', number: 'V/26-27/0000003', gstin: '', place: '96' }),
		],
		notes: [
			row({ number: 'VC/26-27/0000001' }),
			row({ section: 'exp', number: 'VC/26-27/0000002', gstin: '', place: '96' }),
		],
		places: [{ place: '29', rate: 18, taxable: 100_000, cgst: 9000, sgst: 9000, igst: 0 }],
		services: [{ sac: '999293', registered: true, rate: 18, ...taxes }],
		series: [
			{ kind: 'invoice', first: 'V/26-27/0000001', last: 'V/26-27/0000003', count: 3 },
			{ kind: 'credit-note', first: 'VC/26-27/0000001', last: 'VC/26-27/0000002', count: 2 },
		],
	}

	test('DSK-16 the file for the portal has its tables, in rupees', () => {
		const file = gstr1Of(gst)
		const det = { rt: 18, txval: 1000, iamt: 180, camt: 0, samt: 0, csamt: 0 }
		expect([file.gstin, file.fp]).toEqual(['29AABCV1234D1ZO', '112026'])
		expect(file.b2b).toEqual([
			{
				ctin: GSTIN,
				inv: [
					{
						...{ inum: 'V/26-27/0000001', idt: '20-11-2026', val: 1180, pos: '27', rchrg: 'N' },
						...{ inv_typ: 'R', itms: [{ num: 1, itm_det: det }] },
					},
				],
			},
		])
		expect(file.b2cl).toMatchObject([{ pos: '27', inv: [{ inum: 'V/26-27/0000002' }] }])
		expect(file.b2cs).toMatchObject([{ sply_ty: 'INTRA', pos: '29', camt: 90, samt: 90 }])
		expect(file.exp).toMatchObject([{ exp_typ: 'WPAY', inv: [{ inum: 'V/26-27/0000003' }] }])
		expect(file.cdnr).toMatchObject([
			{ ctin: GSTIN, nt: [{ ntty: 'C', nt_num: 'VC/26-27/0000001' }] },
		])
		expect(file.cdnur).toMatchObject([{ typ: 'EXPWP', nt_num: 'VC/26-27/0000002' }])
		expect(file.hsn.hsn_b2b).toMatchObject([{ num: 1, hsn_sc: '999293', uqc: 'NA', txval: 1000 }])
		expect(file.hsn.hsn_b2c).toEqual([])
		expect(file.doc_issue.doc_det.map(({ doc_num, docs }) => [doc_num, docs[0]!.totnum])).toEqual([
			[1, 3],
			[5, 2],
		])
		expect(gstr1Of({ ...gst, invoices: [], notes: [] }).exp).toEqual([])
	})

	test('DSK-16 the table for a spreadsheet has a row a document and a place, credit notes below zero', () => {
		const [head, ...rows] = gstRows(gst)
		expect(head).toHaveLength(12)
		expect(rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
			['b2b', 1180],
			['b2cl', 1180],
			['exp', 1180],
			['b2b credit note', -1180],
			['exp credit note', -1180],
			['b2cs', 1180],
		])
	})

	test('DSK-16 the sums of a month are its invoices and places, less the credit notes', () => {
		expect(gstSums(gst)).toEqual({ taxable: 200_000, cgst: 9000, sgst: 9000, igst: 18_000 })
	})
})
