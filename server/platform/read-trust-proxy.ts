/** Which proxies tell the truth about a caller's address, as Fastify wants it. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean)

/** Reads `true`, `false`, a number of proxies in front, or their addresses, separated by commas. */
export const readTrustProxy = (text: string): TrustProxy => {
	if (text === 'true' || text === 'false') return text === 'true'
	if (/^\d+$/.test(text)) return (_, hop) => hop < Number(text)
	return text.split(',').map((address) => address.trim())
}
