import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'

/**
 * No connection came in this time: the queue of those that the system holds for us is empty. In ms.
 */
const QUIET_MS = 20

/** Turns of QUIET_MS at most, where connections go on coming. */
const MOST_TURNS = 50

/** In this time the request of a connection that was accepted last arrives, in ms. */
const ARRIVAL_MS = 300

/** Waits until a busy server has accepted the connections that wait for it. */
const acceptWaiting = async (server: Server) => {
	let accepted = 0
	const count = () => {
		accepted += 1
	}
	server.on('connection', count)
	for (let turn = 0, before = -1; turn < MOST_TURNS && before !== accepted; turn += 1) {
		before = accepted
		await setTimeout(QUIET_MS)
		await setImmediate()
	}
	server.off('connection', count)
}

/**
 * Accepts the waiting connections, then stops, and gives them time to send their request: the
 * system resets connections that were not accepted, and Node's own close ends those it has not
 * read.
 */
export const stopAccepting = async (server: Server): Promise<void> => {
	if (!server.listening) return
	await acceptWaiting(server)
	NetServer.prototype.close.call(server)
	await setTimeout(ARRIVAL_MS)
}
