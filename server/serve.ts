import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { openServer, type Server } from './open-server.ts'
import { holdOutput } from './platform/held-output.ts'
import { openLog } from './platform/log.ts'
import { startReport } from './platform/start-report.ts'

const demoLines = async () => {
	const { demoAccounts } = await import('#demo/demo-accounts.ts')
	return [
		'\nDemo accounts (sign in by mailed link):',
		...demoAccounts.map((account) => `  ${account.email.padEnd(40)} ${account.note}`),
	]
}

const ofStart = () =>
	startReport(join(import.meta.dirname, '../.cache/start.json'), performance.timeOrigin, Date.now())

const announce = async ({ config, kind, showsDemo, firstOwnerUrl }: Server) => {
	const lines = [
		`\nVidya is open at  ${config.publicUrl}`,
		config.SMTP_URL
			? 'Mail is sent by your mail server'
			: `Mail is read at  ${config.publicUrl}/dev/mail`,
		...(config.showsDocs ? [`API documents at  ${config.publicUrl}/docs`] : []),
		kind === 'pglite'
			? 'Database: embedded PostgreSQL (PGlite), for trying out and small schools'
			: 'Database: PostgreSQL',
		...(config.isPlayMoney ? ['Payments: play money'] : []),
		...(showsDemo ? await demoLines() : []),
		...(firstOwnerUrl
			? [
					`\nThis shop has no owner yet. Become its owner here, once, within 24 hours:`,
					`  ${firstOwnerUrl}`,
				]
			: []),
		'',
	]
	const report = ofStart()
	if (report) lines.push(report, '')
	console.info(lines.join('\n'))
}

const output = holdOutput(pino.destination(1))
process.once('exit', output.speak)

try {
	const service = await openServer(process.env, undefined, (config) => openLog(config, output))
	closeWithGrace({ delay: service.config.drainMs + 20_000 }, async ({ err }) => {
		if (err) service.app.log.error({ err }, 'stopping after an error')
		await service.close()
	})
	await service.app.listen({ port: service.config.PORT, host: service.config.HOST })
	await announce(service)
	output.speak()
	if (service.config.showsDocs) void service.atlas.start(service.app.log)
} catch (error) {
	console.error(
		`\nVidya could not start.\n${error instanceof Error ? error.message : String(error)}\n`,
	)
	process.exit(1)
}
