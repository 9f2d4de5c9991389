/**
 * Play credentials of the sandbox gateway, in each provider's form. They open nothing but the
 * sandbox.
 */
export const sandboxKeys = {
	razorpay: {
		keyId: 'rzp_test_VidyaSandbox',
		keySecret: 'vidya-sandbox-key-secret',
		webhookSecret: 'vidya-sandbox-webhook-secret',
	},
	stripe: {
		secretKey: 'sk_test_VidyaSandbox',
		webhookSecret: 'whsec_VidyaSandbox',
	},
}
