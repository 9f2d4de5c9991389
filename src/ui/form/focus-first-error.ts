/** Days of a calendar that cannot be chosen are marked invalid too; they are no fields. */
const wrong =
	':is(input, select, textarea, button, [role=combobox])[aria-invalid=true], fieldset[data-invalid] input'
const any = 'input, select, textarea, [role=combobox]'

const focusSoon = (form: Element | null, selector: string) =>
	requestAnimationFrame(() => form?.querySelector<HTMLElement>(selector)?.focus())

/** Gives the focus to the first field of a form that is wrong, once it is drawn as wrong. */
export const focusFirstError = (form: Element | null): void => void focusSoon(form, wrong)

/** Gives the focus to the first field of a form, once it is drawn. */
export const focusFirstField = (form: Element | null): void => void focusSoon(form, any)
