import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const inside = new BlockList()
for (const [net, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['224.0.0.0', 3],
] as const)
	inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
	['::', 127],
	['64:ff9b::', 96],
	['fc00::', 7],
	['fe80::', 10],
	['ff00::', 8],
] as const)
	inside.addSubnet(net, bits, 'ipv6')

/** Returns true if an IP address is of this machine or of a private network. */
export const isInside = (address: string): boolean => {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
	const plain = mapped ?? address
	return inside.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Looks a name up and refuses addresses inside, so that no name leads into the own network. */
const lookupOutside: LookupFunction = (name, options, done) =>
	lookup(name, { ...options, all: true }, (error, found) => {
		if (error) return done(error, '')
		const outside = found.filter(({ address }) => !isInside(address))
		if (outside.length === 0) return done(new Error('address inside'), '')
		if (options.all) return done(null, outside)
		done(null, outside[0]!.address, outside[0]!.family)
	})

type Sent = {
	headers: Readonly<Record<string, string>>
	body: string
	timeoutMs: number
	/** True where addresses of the own network are allowed, for trying it out. */
	mayBeInside: boolean
}

/**
 * Posts JSON to an address on the internet and reads only the status; redirects are not followed.
 * @returns the status of the answer
 * @throws Error with a message for the log if no answer came in time, or the address is inside
 */
export const postOutside = (
	url: string,
	{ headers, body, timeoutMs, mayBeInside }: Sent,
): Promise<number> =>
	new Promise((resolve, reject) => {
		const { protocol, hostname } = new URL(url)
		const bare = hostname.replace(/^\[|\]$/g, '')
		if (!mayBeInside && isIP(bare) && isInside(bare)) return reject(new Error('address inside'))
		const send = protocol === 'http:' ? plainRequest : request
		const call = send(
			url,
			{
				method: 'POST',
				headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
				signal: AbortSignal.timeout(timeoutMs),
				...(!mayBeInside && { lookup: lookupOutside }),
			},
			(answer) => {
				resolve(answer.statusCode!)
				answer.destroy()
			},
		)
		call.on('error', (error) =>
			reject(error.name === 'TimeoutError' ? new Error('no answer in time') : error),
		)
		call.end(body)
	})
