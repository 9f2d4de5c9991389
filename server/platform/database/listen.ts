import pg from 'pg'

/** Is called with what a NOTIFY said, and with null whenever notices may have been missed. */
export type Notice = (payload: string | null) => void

/** Milliseconds before a lost connection is opened again. */
const AGAIN_MS = 1000

/** A connection that waits for notices. */
export type Listener = { close: () => Promise<void> }

/**
 * Listens on a separate connection, and opens another when it is lost; calls back then too,
 * because notices may have been missed.
 */
export const listenPostgres = (url: string, channel: string, notice: Notice): Listener => {
	let client: pg.Client
	let timer: NodeJS.Timeout | undefined
	let isClosed = false

	const again = () => {
		if (isClosed || timer) return
		timer = setTimeout(() => {
			timer = undefined
			void connect()
		}, AGAIN_MS)
		timer.unref()
	}

	const connect = async () => {
		client = new pg.Client({ connectionString: url, keepAlive: true })
		client.on('notification', ({ payload }) => notice(payload ?? ''))
		client.on('error', again)
		client.on('end', again)
		try {
			await client.connect()
			await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
			notice(null)
		} catch {
			again()
		}
	}

	const opened = connect()
	return {
		close: async () => {
			isClosed = true
			clearTimeout(timer)
			await opened
			await client.end().catch(() => undefined)
		},
	}
}
