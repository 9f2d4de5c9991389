import { createFileRoute } from '@tanstack/react-router'
import { readAccess } from '#routes/-access/read-access.ts'

/** Pages of moderators, which the server renders too: `moderates` is a plain value. */
export const Route = createFileRoute('/_staff')({
  beforeLoad: async ({ context }) => ({ moderates: (await readAccess(context)).moderates }),
})
