import { useSelector } from '@xstate/react'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { m } from '#i18n/messages'
import type { CommandFailure } from '#machines/web/command/command.types.ts'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { useCommand } from './use-command.ts'

type CommandProps = {
  /** The word on the button. */
  label: string
  /** The button's accessible name, which names the thing too. */
  name: string
  title: string
  text: string
  ok: string
  run: (signal: AbortSignal) => Promise<unknown>
  onDone: () => void
}

const failures: Record<CommandFailure, () => string> = {
  refused: m.desk_command_refused,
  unavailable: m.desk_unavailable,
}

/** A button whose call is asked about first. A failure is shown in the question. */
export const CommandButton = ({ label, name, title, text, ok, run, onDone }: CommandProps) => {
  const command = useCommand(run, onDone)
  const failure = useSelector(command, ({ context }) => context.failure)
  const isAsking = useSelector(command, (snapshot) => snapshot.hasTag('asking'))
  const busy = useSelector(command, (snapshot) => snapshot.hasTag('busy'))
  const isAwaiting = useSelector(command, (snapshot) => snapshot.matches('awaitingFactor'))
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        aria-label={name}
        onClick={() => command.send({ type: 'command.requested' })}
      >
        {label}
      </Button>
      {isAsking && (
        <AlertDialog
          title={title}
          text={failure ? failures[failure]() : text}
          ok={ok}
          onOk={() => command.send({ type: 'command.confirmed' })}
          cancel={m.desk_cancel()}
          onCancel={() => command.send({ type: 'command.declined' })}
          busy={busy}
        />
      )}
      {isAwaiting && (
        <VerifyDialog
          onVerified={() => command.send({ type: 'factor.verified' })}
          onDeclined={() => command.send({ type: 'factor.declined' })}
        />
      )}
    </>
  )
}
