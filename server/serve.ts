import closeWithGrace from 'close-with-grace'
import { openServer, type Server } from '#server/open-server.ts'

const demoLines = async () => {
  const { demoAccounts } = await import('#server/demo/demo-accounts.ts')
  return [
    '\nDemo accounts (sign in by mailed link):',
    ...demoAccounts.map((account) => `  ${account.email.padEnd(40)} ${account.note}`),
  ]
}

const announce = async ({ config, kind }: Server) => {
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
    ...(config.wantsDemo ? await demoLines() : []),
    '',
  ]
  console.info(lines.join('\n'))
}

try {
  const service = await openServer()
  closeWithGrace({ delay: service.config.drainMs + 20_000 }, async ({ err }) => {
    if (err) service.app.log.error({ err }, 'stopping after an error')
    await service.close()
  })
  await service.app.listen({ port: service.config.PORT, host: service.config.HOST })
  await announce(service)
} catch (error) {
  console.error(
    `\nVidya could not start.\n${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
