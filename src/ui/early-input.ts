declare global {
  interface Window {
    /** Gives what was pressed, typed and sent before the page could answer to the page that now can. */
    replayEarlyInput?: () => void
  }
}

/**
 * The inline script that keeps presses, typed text and sent forms of a rendered page until it answers to them. Links, forms with an
 * action and popovers work without scripts and are left alone.
 */
export const keepEarlyInput = `(() => {
  const kept = []
  const typed = new Set()
  const keep = (event, again) => {
    event.preventDefault()
    event.stopPropagation()
    kept.push(again)
  }
  const press = (event) => {
    const pressed = event.target.closest('button:not([popovertarget],[type=submit]),input[type=checkbox],input[type=radio]')
    if (pressed) keep(event, () => pressed.click())
  }
  const send = (event) => {
    const form = event.target
    if (!form.hasAttribute('action')) keep(event, () => form.requestSubmit())
  }
  const type = (event) => typed.add(event.target)
  const listen = (change) => {
    document[change]('click', press, true)
    document[change]('submit', send, true)
    document[change]('input', type, true)
  }
  listen('addEventListener')
  window.replayEarlyInput = () => {
    listen('removeEventListener')
    for (const field of typed) {
      const { value } = field
      const prototype = Object.getPrototypeOf(field)
      field.value = ''
      Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value)
      field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
    }
    for (const again of kept) again()
    delete window.replayEarlyInput
  }
})()`
