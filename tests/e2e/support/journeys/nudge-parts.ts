import { expect, type Locator, type Page } from '@playwright/test'

export const careerForm = (page: Page): Locator =>
	page.getByRole('dialog', { name: 'Tell us about your teaching' })

export const questionnaire = (page: Page): Locator =>
	page.getByRole('dialog', { name: 'Tell us what you need' })

/** Returns the error messages of a dialog, in order. */
export const complaints = (dialog: Locator): Promise<string[]> =>
	dialog.getByRole('alert').allTextContents()

/** Chooses options of a field whose list opens, and closes the list again. */
export const chooseOf = async (dialog: Locator, field: string, names: string[]): Promise<void> => {
	const opener = dialog.getByRole('combobox', { name: field })
	await opener.click()
	for (const name of names)
		await dialog.getByRole('listbox', { name: field }).getByRole('option', { name }).click()
	await dialog.page().keyboard.press('Escape')
	await expect(opener).toHaveText(names.join(', '))
}

/** Answers the questions of the long form. */
export const answerAll = async (dialog: Locator, competency: string): Promise<void> => {
	await dialog.getByRole('radio', { name: '3 to 5 years' }).check()
	await dialog.getByRole('checkbox', { name: 'Primary (1 to 5)' }).check()
	await chooseOf(dialog, 'Subjects', ['English', 'Hindi'])
	await chooseOf(dialog, 'Teaching Competencies', [competency])
	await dialog.getByRole('checkbox', { name: 'Videos' }).check()
	await dialog.getByRole('checkbox', { name: 'Promotion in school' }).check()
	await chooseOf(dialog, 'Challenges', [competency])
}

/** Fills in what the account and a chosen place have not filled in. */
export const fillCareer = async (dialog: Locator): Promise<void> => {
	const radio = (group: string, name: string) =>
		dialog.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
	await dialog.getByRole('textbox', { name: 'Phone Number' }).fill('9822012345')
	await radio('Gender', 'Female')
	await dialog.getByRole('combobox', { name: 'Current role' }).selectOption('School Teacher')
	await dialog.getByRole('textbox', { name: 'School / Organization' }).fill('Nai Subah')
	await dialog.getByRole('textbox', { name: 'Experience' }).fill('3')
	await dialog.getByRole('combobox', { name: 'Education Degree' }).selectOption('Bachelor')
	await chooseOf(dialog, 'Education Subject', ['English'])
	await chooseOf(dialog, 'Subjects you are comfortable with', ['English', 'Hindi'])
	await dialog.getByRole('checkbox', { name: 'CBSE', exact: true }).check()
	await dialog.getByRole('checkbox', { name: 'Primary (4-5)', exact: true }).check()
	await radio('Bachelor of Education', 'Yes')
	await dialog.getByRole('combobox', { name: 'Hours a week' }).selectOption('10 to 30')
	await dialog.getByRole('combobox', { name: 'Commitment' }).selectOption('Part time, online')
	await dialog.getByRole('checkbox', { name: 'Teaching and tutoring' }).check()
	await radio('Are you open to an entrepreneurial role?', 'No')
	await radio('Are you open to travel?', 'No')
	await radio('Do you own a vehicle?', 'Yes')
}

/** Hides the tab or brings it back, as far as the page can tell. */
export const setVisible = (page: Page, visible: boolean): Promise<void> =>
	page.evaluate(
		(state) => {
			Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
			document.dispatchEvent(new Event('visibilitychange'))
		},
		visible ? 'visible' : 'hidden',
	)

/** The checks of the questionnaire that the page makes. */
export const countChecks = (page: Page): { made: number } => {
	const count = { made: 0 }
	page.on('request', (request) => {
		if (request.url().endsWith('/recommend/is-wizard-completed')) count.made += 1
	})
	return count
}
