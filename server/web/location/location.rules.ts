import { BlockList, isIPv6 } from 'node:net'

/** Where somebody seems to be; `country` an ISO 3166 code, what is not known is null. */
export type Place = {
	country: string
	city: string | null
	state: string | null
	lat: number | null
	lng: number | null
}

/** The point in southern India that stands in for an unknown place (LOC-01). */
export const DEFAULT_PLACE: Place = {
	country: 'IN',
	city: 'Bengaluru',
	state: 'Karnataka',
	lat: 12.9716,
	lng: 77.5946,
}

const home = new BlockList()
for (const [network, bits] of [
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.168.0.0', 16],
] as const)
	home.addSubnet(network, bits)
home.addAddress('::1', 'ipv6')
home.addSubnet('fc00::', 7, 'ipv6')
home.addSubnet('fe80::', 10, 'ipv6')

/** Returns true if an address says nothing of a place: of this machine or of a network at home. */
export const isPrivateAddress = (address: string): boolean =>
	home.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
