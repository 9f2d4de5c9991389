import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The first four groups of an IPv6 address: a household or an office gets all that begin alike. */
const networkOf = (address: string): string => {
	const [head = '', tail] = address.split('%')[0]!.split('::')
	const before = head.split(':').filter(Boolean)
	const after = (tail ?? '').split(':').filter(Boolean)
	const zeros = tail === undefined ? 0 : 8 - before.length - after.length
	return [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after].slice(0, 4).join(':')
}

/**
 * Returns the key of a request's limits: an IPv4 address, or the /64 network of an IPv6 address.
 */
export const requesterOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
	return mapped ?? (isIPv6(ip) ? networkOf(ip) : ip)
}
