import { expect } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { eachWidth } from '../support/each-width.ts'
import { openDesk } from '../support/journeys/desk.ts'
import { arrive } from '../support/journeys/sign-in.ts'
import { ownShopTest } from '../support/own-shop.ts'

ownShopTest(
  '28.11 a person is suspended, signed out and told why, can sign in again, and gets another address',
  async ({ page, browser }) => {
    await openDesk(page, 'owner@demo.vidya.test', '/customers')
    const { origin } = new URL(page.url())
    const other = await (await browser.newContext({ baseURL: origin })).newPage()
    const email = await arrive(other, 'asah.verma@example.org')
    await other.goto('/profile/my-learning')
    await expect(other.getByRole('button', { name: /^Account of / })).toBeVisible()

    await page.goto('/desk/customers?search=asah.verma')
    await page.getByRole('link', { name: 'Asah Verma' }).click()
    await page.getByRole('button', { name: 'Suspend' }).click()
    const question = page.getByRole('dialog', { name: 'Suspend the account of Asah Verma' })
    await question.getByRole('textbox', { name: 'Reason' }).fill('The card is not hers.')
    await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
    await question.getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText(/^Suspended since .*: The card is not hers\.$/)).toBeVisible()
    await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
    await other.reload()
    await expect(other.getByRole('button', { name: /^Account of / })).toHaveCount(0)
    await other.request.post('/v1/session/links', { data: { email } })
    const mails = async () =>
      (await (await other.request.get(`/dev/mail.json?to=${email}`)).json()) as {
        subject: string
        text: string
      }[]
    await expect
      .poll(async () => (await mails()).filter(({ text }) => text.includes('not hers')).length)
      .toBe(2)

    await page.getByRole('button', { name: 'End the suspension' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the suspension' }).click()
    await expect(page.getByText(/^Suspended since/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Correct the address' }).click()
    const form = page.getByRole('dialog', { name: 'Correct the address of Asah Verma' })
    await form.getByRole('textbox', { name: 'New address' }).fill('asha.verma')
    await expect(form.getByText('Enter another valid e-mail address.')).toBeVisible()
    await form.getByRole('textbox', { name: 'Reason' }).fill('Mistyped.')
    await form.getByRole('textbox', { name: 'New address' }).fill('owner@demo.vidya.test')
    await form.getByRole('button', { name: 'Correct the address' }).click()
    await expect(form.getByText(/^Another account has this address/)).toBeVisible()
    await form.getByRole('textbox', { name: 'New address' }).fill('asha.verma@example.org')
    await eachWidth(page, async () => expect(await axe(page)).toEqual([]))
    await form.getByRole('button', { name: 'Correct the address' }).click()
    await expect(page.getByRole('definition').first()).toHaveText('asha.verma@example.org')
    await arrive(other, 'asha.verma@example.org')
    await other.goto('/profile/my-learning')
    await expect(other.getByRole('button', { name: /^Account of / })).toBeVisible()
  },
)
