import type { Config } from '#server/platform/config.ts'
import type { Supplier } from '#server/shop/invoice/invoice.store.ts'

/** What the environment says of who sells. */
export type SupplierConfig = Pick<
  Config,
  'SUPPLIER_NAME' | 'SUPPLIER_ADDRESS' | 'SUPPLIER_GSTIN' | 'INVOICE_SAC'
>

/** Who sells, as configured; by default a company that exists for trying the product only. */
export const supplierOf = (config: SupplierConfig): Supplier => ({
  name: config.SUPPLIER_NAME,
  address: config.SUPPLIER_ADDRESS,
  gstin: config.SUPPLIER_GSTIN,
  stateCode: config.SUPPLIER_GSTIN.slice(0, 2),
})
