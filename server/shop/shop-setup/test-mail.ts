/** The mail by which an owner tries the mail server (DSK-01). */
export const testMail = (to: string, brand: string, deskUrl: string) => ({
	to,
	subject: `${brand}: your mail works / आपका मेल चलता है`,
	text: `This mail was sent from the desk of ${brand}. Mails to your teachers arrive the same way.\n\nयह मेल ${brand} की डेस्क से भेजा गया। शिक्षकों को मेल इसी तरह पहुँचेंगे।\n\n${deskUrl}\n`,
})
