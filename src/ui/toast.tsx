import Check from 'lucide-react/icons/check'
import { useSyncExternalStore } from 'react'
import { toast } from '#styled/recipes'
import { toastStore } from './toast-store.ts'

const look = toast()
const none: readonly never[] = []

/** The announcements, once in the app; beside the app in the page, so that they are seen and read above an open modal. */
export const Toaster = () => {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  return (
    <div className={look.region} role="status" aria-live="polite">
      {items.map(({ id, message }) => (
        <div key={id} className={look.item}>
          <Check aria-hidden="true" />
          {message}
        </div>
      ))}
    </div>
  )
}
