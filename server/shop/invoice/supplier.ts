import type { Config } from '#server/platform/config.ts'
import type { Supplier } from './invoice.store.ts'

/** The supplier's settings in the environment. */
export type SupplierConfig = Pick<
	Config,
	'SUPPLIER_NAME' | 'SUPPLIER_ADDRESS' | 'SUPPLIER_GSTIN' | 'INVOICE_SAC'
>

/** Returns the supplier as configured; by default a fictitious company for trying the product. */
export const supplierOf = (config: SupplierConfig): Supplier => ({
	name: config.SUPPLIER_NAME,
	address: config.SUPPLIER_ADDRESS,
	gstin: config.SUPPLIER_GSTIN,
	stateCode: config.SUPPLIER_GSTIN.slice(0, 2),
})
