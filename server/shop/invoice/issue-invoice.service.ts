import { GST_PERCENT } from '#domain/shop/purchase.rules.ts'
import type { Db } from '#server/platform/database/open.ts'
import {
  financialYearOf,
  invoiceNumber,
  placeOfSupplyOf,
  seriesOf,
  splitTax,
} from '#server/shop/invoice/invoice.rules.ts'
import {
  findOfOrder,
  type Invoice,
  insertInvoice,
  readInvoiced,
  takeSerial,
} from '#server/shop/invoice/invoice.store.ts'
import { type SupplierConfig, supplierOf } from '#server/shop/invoice/supplier.ts'

const numbered = async (tx: Db, kind: Invoice['kind'], now: Date) => {
  const series = seriesOf[kind]
  const financialYear = financialYearOf(now)
  const serial = await takeSerial(tx, series, financialYear)
  const number = invoiceNumber(series, financialYear, serial)
  return { kind, series, financialYear, serial, number, issuedAt: now }
}

const sumOf = <Line>(lines: readonly Line[], amount: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + amount(line), 0)

/**
 * INV-01: issues the tax invoice of a paid order, inside the transaction that fulfils it. Call it
 * last there, because its number makes other payments wait until the commit.
 */
export const issueInvoice = async (
  tx: Db,
  config: SupplierConfig,
  paid: { orderId: string; paymentId: string },
  now: Date,
): Promise<Invoice> => {
  const { order, billing, purchaseOrder, lines: bought } = await readInvoiced(tx, paid.orderId)
  const supplier = supplierOf(config)
  const placeOfSupply = placeOfSupplyOf({
    stateCode: billing?.stateCode,
    phone: order.buyerPhone,
    supplierState: supplier.stateCode,
  })
  const isInterState = placeOfSupply !== supplier.stateCode
  const lines = bought.map((line) => ({
    title: line.title,
    sac: config.INVOICE_SAC,
    taxable: line.total - line.gst,
    ...splitTax(line.gst, isInterState),
  }))
  return insertInvoice(tx, {
    orderId: order.id,
    accountId: order.accountId,
    taxable: sumOf(lines, (line) => line.taxable),
    cgst: sumOf(lines, (line) => line.cgst),
    sgst: sumOf(lines, (line) => line.sgst),
    igst: sumOf(lines, (line) => line.igst),
    rounding: order.rounding,
    total: order.total + order.coins * 100,
    facts: {
      supplier,
      recipient: {
        name: order.buyerName,
        email: order.buyerEmail,
        phone: order.buyerPhone,
        businessName: billing?.businessName ?? '',
        address: billing?.address ?? '',
        gstin: billing?.gstin ?? '',
      },
      placeOfSupply,
      ratePercent: GST_PERCENT,
      lines,
      coins: order.coins,
      paymentId: paid.paymentId,
      refersTo: null,
      ...(purchaseOrder && { purchaseOrder }),
    },
    ...(await numbered(tx, 'invoice', now)),
  })
}

/** INV-03: issues the credit note of a refunded order, once; nothing without an invoice. */
export const issueCreditNote = async (tx: Db, orderId: string, now: Date): Promise<void> => {
  const invoice = await findOfOrder(tx, orderId, 'invoice')
  if (!invoice || (await findOfOrder(tx, orderId, 'credit-note'))) return
  const { id: _, ...copied } = invoice
  const refersTo = { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() }
  await insertInvoice(tx, {
    ...copied,
    facts: { ...invoice.facts, refersTo },
    ...(await numbered(tx, 'credit-note', now)),
  })
}
