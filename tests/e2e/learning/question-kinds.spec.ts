import { expect } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { expectAccessible } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
	'DSK-06 a teacher answers a question of every kind, and reads what is right, with points',
	async ({ page }) => {
		await arrive(page, 'quiz-kinds@example.org')
		await page.goto('/quiz/measuring-in-class-length-mass-time')
		const main = page.getByRole('main')
		const next = () => main.getByRole('button', { name: 'Next' }).click()
		await main.getByLabel('That a unit is laid end to end without gaps').check()
		await next()
		await main.getByLabel('Gram', { exact: true }).check()
		await main.getByLabel('Litre').check()
		await main.getByLabel('Litre').uncheck()
		await main.getByLabel('Kilogram').check()
		await expect(main.getByText('Points for this question: 2')).toBeVisible()
		await expectAccessible(page)
		await next()
		await main.getByLabel('False').check()
		await next()
		await main.getByLabel('How many centimetres are 2.35 metres?').fill('235')
		await next()
		await main.getByLabel('Estimate in metres').fill('2,3')
		await expectAccessible(page)
		await next()
		const pairs = { 'Beam balance': 'Mass', 'Measuring tape': 'Length', Clock: 'Time' }
		for (const [left, right] of Object.entries(pairs))
			await main.getByLabel(left).selectOption(right)
		await expectAccessible(page)
		await next()
		await main.getByRole('button', { name: 'Keep this order' }).click()
		await expectAccessible(page)
		const rows = ['A blink', 'A school period', 'A day', 'A week', 'A month']
		for (const [place, row] of rows.entries())
			for (let at = rows.length - 1; at > place; at -= 1) {
				const above = main.getByRole('group').getByRole('listitem').nth(at)
				if ((await above.innerText()).includes(row))
					await main.getByRole('button', { name: `Move up: ${row}` }).click()
			}
		await expect(main.getByRole('group').getByRole('listitem')).toHaveText(
			rows.map((row, place) => `${place + 1}. ${row}`),
		)
		await next()
		await main.getByLabel('Which unit do we use').fill(' KM ')
		await main.getByRole('button', { name: 'Hand in' }).click()
		// One half of a pair is open.
		await expect(main.getByText('1 question is still open. This is it.')).toBeVisible()
		await main.getByLabel('Measuring jug').selectOption('Capacity')
		await next()
		await next()
		await main.getByRole('button', { name: 'Hand in' }).click()
		await expect(main.getByRole('status')).toHaveText('11 of 11 points')
		await expect(main.getByText('You chose: Beam balance → Mass')).toBeVisible()
		await expect(main.getByText('You chose: False')).toBeVisible()
		await expectAccessible(page)
	},
)

const csv = [
	'question,kind,options,right,tolerance,points,penalty,pool',
	'How much is 7 + 5?,one,10 | 12,2,,4,1,sums',
	'Zero is a number.,truth,,true,,,,',
	'Write an essay,essay,,,,,,',
].join('\n')

const item = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Vowels">
  <responseDeclaration identifier="R" cardinality="multiple" baseType="identifier">
    <correctResponse><value>A</value><value>C</value></correctResponse>
  </responseDeclaration>
  <itemBody>
    <choiceInteraction responseIdentifier="R" maxChoices="0">
      <prompt>Which are vowels?</prompt>
      <simpleChoice identifier="A">a<feedbackInline identifier="A">Yes, as in apple.</feedbackInline></simpleChoice>
      <simpleChoice identifier="B">b</simpleChoice>
      <simpleChoice identifier="C">e</simpleChoice>
    </choiceInteraction>
  </itemBody>
</assessmentItem>`

ownShopTest(
	'DSK-06 an editor writes questions of every kind, reads others from a table and from QTI, and draws from a pool',
	async ({ page }) => {
		await openDesk(page, 'owner@demo.vidya.test', '/quizzes/new')
		await page.getByLabel('Title').fill('Kinds by hand')
		await page.getByLabel('What it is about').fill('Every kind once.')
		await page.getByLabel('Subject', { exact: true }).selectOption('Mathematics')
		const question = (n: number) => page.getByRole('region', { name: `Question ${n}`, exact: true })
		const add = async (n: number, kind: string, prompt: string) => {
			await page.getByRole('button', { name: 'Add a question', exact: true }).click()
			await question(n).getByLabel('Kind of question').selectOption(kind)
			await question(n).getByLabel('The question').fill(prompt)
		}
		await add(1, 'Several right options', 'Which are even?')
		for (const [i, text] of ['2', '3', '4'].entries()) {
			if (i === 2) await question(1).getByRole('button', { name: 'Add an option' }).click()
			await question(1)
				.getByLabel(`Option ${i + 1} of question 1`, { exact: true })
				.fill(text)
		}
		await question(1).getByLabel('Option 3 of question 1 is right').check()
		await question(1).getByText('Feedback on each option').click()
		await question(1).getByLabel('Feedback on “3” of question 1').fill('Three is odd.')
		await add(2, 'A number', 'How much is 3 + 4?')
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(question(2).getByRole('alert')).toContainText('a number of at most nine digits')
		await question(2).getByLabel('The right number').fill('7')
		await add(3, 'Pairs to match', 'Match them.')
		for (const [i, [left, right]] of Object.entries([
			['cow', 'calf'],
			['dog', 'puppy'],
		])) {
			await question(3)
				.getByLabel(`Option ${Number(i) + 1} of question 3`, { exact: true })
				.fill(left!)
			await question(3)
				.getByLabel(`Match of option ${Number(i) + 1} of question 3`)
				.fill(right!)
		}
		await add(4, 'A short text', 'The capital of India?')
		await question(4).getByLabel('Right texts').fill('New Delhi\nDelhi')
		await expectAccessible(page)

		await page.getByText('Add questions from a file').click()
		const choose = (name: string, text: string | Uint8Array) =>
			page
				.getByLabel('File of questions')
				.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
		await choose('teachers.csv', 'email,name\na@b.in,A')
		await expect(page.getByText('must name a column “question”')).toBeVisible()
		await choose('broken.xml', '<assessmentItem><itemBody>')
		await expect(page.getByText('broken.xml cannot be read')).toBeVisible()
		await choose('more.csv', csv)
		await expect(page.getByText('Questions added: 2. Left out: 1.')).toBeVisible()
		await expect(page.getByRole('row', { name: /^4 kind essay/ })).toContainText('Unknown kind')
		const files = { 'items/vowels.xml': strToU8(item), 'imsmanifest.xml': strToU8('<manifest/>') }
		await choose('package.zip', zipSync(files))
		await expect(page.getByText('Questions added: 1. Left out: 0.')).toBeVisible()
		await expect(question(7).getByLabel('The question')).toHaveValue('Which are vowels?')
		await expect(question(7).getByLabel('Feedback on “a” of question 7')).toHaveValue(
			'Yes, as in apple.',
		)
		await question(6).getByLabel('Pool (optional)').fill('sums')
		await page.getByLabel('Questions drawn from “sums”').selectOption('1')
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Save', exact: true }).click()
		await expect(page).toHaveURL(/\/desk\/quizzes\/[0-9a-f-]+$/)
		await page.reload()
		await expect(question(7).getByLabel('Option 3 of question 7 is right')).toBeChecked()
		await expect(page.getByLabel('Questions drawn from “sums”')).toHaveValue('1')
		await page.getByRole('button', { name: 'Publish' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
		await page.goto('/quiz/kinds-by-hand')
		await expect(page.getByText('Question 1 of 6')).toBeVisible()
	},
)
