import { type Config, isDemonstration } from '#server/platform/config.ts'

/** Where a bank transfer goes. */
export type Bank = { account_name: string; account_number: string; ifsc: string; bank: string }

/**
 * The account for bank transfers: the configured one, with play money one that exists for trying
 * out; null where there is none, and with live money before the company is given.
 */
export const bankOf = (config: Config): Bank | null => {
	if (config.moneyMode === 'live' && isDemonstration(config)) return null
	const { SUPPLIER_NAME, SUPPLIER_BANK_ACCOUNT, SUPPLIER_BANK_IFSC, SUPPLIER_BANK_NAME } = config
	if (SUPPLIER_BANK_ACCOUNT && SUPPLIER_BANK_IFSC)
		return {
			account_name: SUPPLIER_NAME,
			account_number: SUPPLIER_BANK_ACCOUNT,
			ifsc: SUPPLIER_BANK_IFSC,
			bank: SUPPLIER_BANK_NAME,
		}
	if (!config.isPlayMoney) return null
	return {
		account_name: SUPPLIER_NAME,
		account_number: '000011112222',
		ifsc: 'VDYA0000001',
		bank: 'Bank of the Deccan (demonstration), Bengaluru',
	}
}
