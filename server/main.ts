import closeWithGrace from 'close-with-grace'
import { demoAccounts } from '#server/demo/demo-accounts.ts'
import { openServer } from '#server/open-server.ts'

const announce = (url: string, kind: string, isMailEmbedded: boolean) => {
  const accounts = demoAccounts.map((account) => `  ${account.email.padEnd(40)} ${account.note}`)
  const storage =
    kind === 'pglite'
      ? 'embedded PostgreSQL (PGlite), for trying out and small schools'
      : 'PostgreSQL'
  const mail = isMailEmbedded
    ? `Mail is read at  ${url}/dev/mail`
    : 'Mail is sent by your mail server'
  console.info(
    [
      `\nVidya is open at  ${url}`,
      mail,
      `API documents at  ${url}/docs`,
      `Database: ${storage}`,
      '\nDemo accounts (sign in by mailed link):',
      ...accounts,
      '',
    ].join('\n'),
  )
}

try {
  const service = await openServer()
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) service.app.log.error({ err }, 'stopping after an error')
    await service.close()
  })
  await service.app.listen({ port: service.config.PORT, host: service.config.HOST })
  announce(service.config.publicUrl, service.kind, !service.config.SMTP_URL)
} catch (error) {
  console.error(
    `\nVidya could not start.\n${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
