import { createServer, type Socket } from 'node:net'

/** A mail as the mail server was given it. */
export type Received = { from: string; to: string; text: string }

/** Decides about a mail once its text has arrived; a mail without an answer is held. */
type Judge = (mail: Received) => Promise<'taken' | 'refused'>

const addressOf = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

const converse = (socket: Socket, judge: Judge) => {
	const say = (line: string) => socket.writable && socket.write(`${line}\r\n`)
	let mail: Received = { from: '', to: '', text: '' }
	let rest = ''
	let isText = false

	const endOfText = async () => {
		isText = false
		const isTaken = (await judge(mail)) === 'taken'
		say(isTaken ? '250 taken' : '550 refused')
	}

	const hear = (line: string) => {
		if (isText) {
			if (line === '.') void endOfText()
			else mail.text += `${line}\n`
			return
		}
		const word = line.slice(0, 4).toUpperCase()
		if (word === 'MAIL') mail = { from: addressOf(line), to: '', text: '' }
		if (word === 'RCPT') mail.to = addressOf(line)
		if (word === 'DATA') isText = true
		say(word === 'DATA' ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 well')
	}

	socket.on('error', () => undefined)
	socket.on('data', (chunk) => {
		const lines = (rest + chunk).split('\r\n')
		rest = lines.pop()!
		lines.forEach(hear)
	})
	say('220 mail server of the tests')
}

/** A mail server (SMTP) of this machine that asks the test what to do with each mail. */
export const openMailServer = async (judge: Judge) => {
	const sockets = new Set<Socket>()
	const server = createServer((socket) => {
		sockets.add(socket)
		converse(socket, judge)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
		close: () => {
			for (const socket of sockets) socket.destroy()
			server.close()
		},
	}
}
