declare global {
	interface Window {
		/**
		 * Gives what was pressed, typed and sent before the page could answer to the page that now can.
		 */
		replayEarlyInput?: () => void
	}
}

/**
 * Inline script that stores presses, typed text and sent forms of a rendered page until it is
 * hydrated, and replays them on the elements that replaced the originals. A checkbox or radio shows
 * its tick immediately. Links, forms with an action and popovers work without scripts and are left
 * alone.
 */
export const keepEarlyInput = `(() => {
  const kept = []
  const typed = new Map()
  const find = (element) => {
    const path = []
    for (let at = element; at.parentElement; at = at.parentElement) path.unshift([...at.parentElement.children].indexOf(at))
    return () => element.isConnected ? element : path.reduce((at, place) => at?.children[place], document.documentElement)
  }
  const keep = (event, again) => {
    event.preventDefault()
    event.stopPropagation()
    kept.push(again)
  }
  const tick = (event) => {
    const again = find(event.target)
    const was = event.target.type === 'checkbox' && !event.target.checked
    event.stopPropagation()
    kept.push(() => {
      const field = again()
      if (!field) return
      field.checked = was
      field.click()
    })
  }
  const press = (event) => {
    if (event.target.matches('input[type=checkbox],input[type=radio]')) return tick(event)
    const pressed = event.target.closest('button:not([popovertarget],[type=submit])')
    if (!pressed) return
    const again = find(pressed)
    keep(event, () => again()?.click())
  }
  const send = (event) => {
    const form = event.target
    if (form.hasAttribute('action')) return
    const again = find(form)
    keep(event, () => again()?.requestSubmit())
  }
  const type = ({ target }) => typed.set(target, { value: target.value, again: find(target) })
  const listen = (change) => {
    document[change]('click', press, true)
    document[change]('submit', send, true)
    document[change]('input', type, true)
  }
  listen('addEventListener')
  window.replayEarlyInput = () => {
    listen('removeEventListener')
    for (const { value, again } of typed.values()) {
      const field = again()
      if (!field) continue
      const prototype = Object.getPrototypeOf(field)
      field.value = ''
      Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value)
      field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
    }
    for (const again of kept) again()
    delete window.replayEarlyInput
  }
})()`
