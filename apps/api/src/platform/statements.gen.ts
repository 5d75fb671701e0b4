// Written by `npm run sql:types` from the prepared statements. Do not edit.

/** The row and the parameters of each statement, by its name. */
export interface StatementTypes {
  'app_version.find_minimum': {
    row: { version: string };
    params: ['ios' | 'android'];
  };
  'app_version.list_minimums': {
    row: { platform: 'ios' | 'android'; version: string };
    params: [];
  };
  'app_version.remove_minimum': {
    row: never;
    params: ['ios' | 'android'];
  };
  'app_version.save_minimum': {
    row: never;
    params: ['ios' | 'android', string];
  };
  'auth.ask_about_registration': {
    row: never;
    params: [{ draft: string | null; reasons: readonly string[]; clientRegistrationId: string; revision: number }];
  };
  'auth.ask_documents': {
    row: { kind: 'rut' | 'identity' | 'chamber' };
    params: [{ customerId: string; now: Date | null; kinds: readonly ('rut' | 'identity' | 'chamber')[] }];
  };
  'auth.change_address': {
    row: { id: string };
    params: [{ title: string | null; address: string | null; cityId: string | null; fixed: boolean; customerId: string; addressId: string; stateId: string }];
  };
  'auth.change_business': {
    row: { id: string };
    params: [{ name: string; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; identityId: string }];
  };
  'auth.change_email': {
    row: { email: string | null };
    params: [string, string | null, Date | null];
  };
  'auth.change_listed_customer': {
    row: never;
    params: [{ name: string | null; tradeTypeId: string | null; paymentDays: number | null; id: string }];
  };
  'auth.change_member': {
    row: { revision: number };
    params: [{ mode: 'buys' | 'asks' | 'lists'; orderLimit: number | string | null; dayLimit: number | string | null; monthLimit: number | string | null; usesCredit: boolean; seesCredit: boolean; seesOrders: boolean; tellsOwner: boolean; job: string; memberId: string; customerId: string; revision: number }];
  };
  'auth.change_names': {
    row: { id: string };
    params: [string, string | null, string | null];
  };
  'auth.change_phone': {
    row: never;
    params: [string, string | null, string | null];
  };
  'auth.choose_address': {
    row: { id: string; customer_id: string; title: string; address: string; cityId: string; city: string | null; stateId: string | null; state: string | null; created_at: Date; fixed: boolean };
    params: [string, string | null];
  };
  'auth.claim_due_debts': {
    row: { customerId: string; dueOn: string; balance: number; documents: number };
    params: [{ today: string; until: string; most: number | string; now: Date }];
  };
  'auth.close_older_codes': {
    row: never;
    params: [string, 'register' | 'login', Date | null];
  };
  'auth.close_proved': {
    row: { phone: string; identityId: string | null };
    params: [Buffer, Date | null];
  };
  'auth.count_customers_by_city': {
    row: { cityId: string; customers: number };
    params: [readonly string[]];
  };
  'auth.count_customers_in': {
    row: { customers: number };
    params: [readonly string[]];
  };
  'auth.count_from_device': {
    row: { hash: Buffer };
    params: [{ now: Date; rate: number; hashes: readonly Buffer[]; identityId: string; most: number }];
  };
  'auth.count_office_customers': {
    row: { all: number; new: number; quiet: number; overdue: number; blocked: number };
    params: [{ ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; monthStart: Date; quietUntil: string; graceDays: number }];
  };
  'auth.count_portfolio': {
    row: { total: number };
    params: [string, string, string];
  };
  'auth.count_purchase': {
    row: never;
    params: [{ orderId: string; customerId: string; boughtOn: string; amount: number; eventId: number | string }];
  };
  'auth.count_sign_in': {
    row: { key: Buffer; level: number };
    params: [readonly Buffer[], readonly (number | null)[], Date];
  };
  'auth.count_team': {
    row: { people: number };
    params: [string];
  };
  'auth.count_trade_types': {
    row: { id: string; name: string; total: number };
    params: [{ most: number | string }];
  };
  'auth.count_try': {
    row: { codeDigest: Buffer | null; phone: string; tries: number };
    params: [{ tokenHash: Buffer; purpose: 'register' | 'login'; phone: string | null; identityId: string | null; now: Date }];
  };
  'auth.count_waiting_registrations': {
    row: { waiting: number };
    params: [number | string];
  };
  'auth.delete_address': {
    row: { fixed: boolean };
    params: [string, string, Date | null];
  };
  'auth.discard_seller_registration': {
    row: never;
    params: [string];
  };
  'auth.end_member': {
    row: { id: string; identityId: string | null };
    params: [{ now: Date | null; customerId: string; memberId: string | null }];
  };
  'auth.ensure_credit_account': {
    row: never;
    params: [string];
  };
  'auth.find_access': {
    row: { sessionId: string; identityId: string; role: 'Admin customer' | 'Seller' | 'Guest' | 'Member'; client: 'web' | 'app'; expiresAt: Date };
    params: [Buffer];
  };
  'auth.find_accounts_to_block': {
    row: { id: string; isBlocked: boolean };
    params: [string | null, string | null];
  };
  'auth.find_assignment': {
    row: { id: string; sellerId: string | null };
    params: [{ assignmentId: string; since: Date }];
  };
  'auth.find_by_email': {
    row: { id: string; role: 'Admin customer' | 'Seller' | 'Guest' | 'Member'; passwordHash: string | null; isConfirmed: boolean; isBlocked: boolean };
    params: [string];
  };
  'auth.find_consent': {
    row: { version: string; at: Date; channel: 'in-person' | 'phone' | 'whatsapp' | 'email' | 'paper' | null; through: string | null };
    params: [string];
  };
  'auth.find_credit': {
    row: { limit: number; used: number; available: number; overdue: number | null; blocking: number | null };
    params: [{ graceDays: number; openDays: number; customerId: string }];
  };
  'auth.find_credit_documents': {
    row: { id: string; orderId: string | null; balance: number };
    params: [{ customerId: string; ids: readonly (number | string)[] }];
  };
  'auth.find_credit_limit': {
    row: { limit: number };
    params: [string];
  };
  'auth.find_customer_ids': {
    row: { id: string };
    params: [{ typed: string; pattern: string }];
  };
  'auth.find_filling_sends': {
    row: { resend: Date | null; phoneHour: Date | null; phoneDay: Date | null; phoneFromSiteDay: Date | null; siteHour: Date | null; siteDay: Date | null; installationDay: Date | null };
    params: [string, string];
  };
  'auth.find_fiscal': {
    row: { personKind: 'natural' | 'company' | null; legalName: string | null; tradeName: string; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; invoiceEmail: string | null; responsibilities: string[]; chargesIva: boolean | null; withholds: boolean | null; paymentDays: number | null; street: string | null; cityId: string | null; version: number; checkedAt: Date | null; city: string | null; stateId: string | null; state: string | null };
    params: [string];
  };
  'auth.find_grant': {
    row: { phone: string };
    params: [Buffer, Date];
  };
  'auth.find_identity': {
    row: { id: string; role: 'Admin customer' | 'Seller' | 'Guest' | 'Member'; name: string; lastName: string; providerCode: string | null; email: string | null; phone: string | null; hasPassword: boolean };
    params: [string];
  };
  'auth.find_invitation': {
    row: { id: string; customerId: string; business: string; name: string; lastName: string; email: string | null; phoneE164: string | null };
    params: [{ hash: Buffer; now: Date }];
  };
  'auth.find_left_customer': {
    row: { id: string };
    params: [string];
  };
  'auth.find_listed_address': {
    row: { id: string };
    params: [{ customerId: string; cityId: string; address: string }];
  };
  'auth.find_listed_customers': {
    row: { id: string; name: string; tradeTypeId: string; paymentDays: number | null; phone: string | null; email: string | null; sellerId: string | null; creditLimit: number | null; seller: string };
    params: [{ document: string | null; phoneE164: string | null }];
  };
  'auth.find_listed_debt': {
    row: { customerId: string; name: string; movementId: string | null; amount: number | null; dueOn: string | null };
    params: [{ number: string; document: string }];
  };
  'auth.find_made_before': {
    row: { identityId: string; customerId: string; state: 'received' | 'in_review' | 'approved' | 'rejected'; reason: string | null; receivedAt: Date; reviewedAt: Date | null };
    params: [{ sellerId: string; phoneE164: string; businessName: string; since: Date }];
  };
  'auth.find_member_of': {
    row: { name: string; tellsOwner: boolean };
    params: [{ identityId: string; customerId: string }];
  };
  'auth.find_named_customers': {
    row: { member: unknown; customerId: string; customerName: string; tradeTypeId: string; approval: 'received' | 'in_review' | 'approved' | 'rejected'; approvalReason: string | null; weekdays: number[] | null; paymentDays: number | null; cityId: string };
    params: [string | null, readonly string[]];
  };
  'auth.find_office_customer': {
    row: { id: string; name: string; approval: 'received' | 'in_review' | 'approved' | 'rejected'; createdAt: Date; weekdays: number[] | null; blockedAt: Date | null; blockReason: string | null; phone: string | null; email: string | null; person: string | null; seller: string | null; tradeType: string; city: string | null; state: string | null };
    params: [string];
  };
  'auth.find_open_customer': {
    row: { member: unknown; customerId: string; customerName: string; tradeTypeId: string; approval: 'received' | 'in_review' | 'approved' | 'rejected'; approvalReason: string | null; weekdays: number[] | null; paymentDays: number | null; cityId: string };
    params: [string];
  };
  'auth.find_own_customer': {
    row: { member: unknown; customerId: string; customerName: string; tradeTypeId: string; approval: 'received' | 'in_review' | 'approved' | 'rejected'; approvalReason: string | null; weekdays: number[] | null; paymentDays: number | null; cityId: string };
    params: [string, string | null];
  };
  'auth.find_own_seller': {
    row: { name: string; last_name: string; phone: string };
    params: [string];
  };
  'auth.find_own_weekdays': {
    row: { weekdays: number[] | null };
    params: [string];
  };
  'auth.find_owner': {
    row: { id: string; name: string; lastName: string; email: string | null; phoneE164: string | null; isConfirmed: boolean };
    params: [string];
  };
  'auth.find_owner_by_email': {
    row: { id: string; name: string; lastName: string; email: string; phoneE164: string | null; isConfirmed: boolean };
    params: [string];
  };
  'auth.find_owner_by_link': {
    row: { id: string; name: string; lastName: string; email: string; phoneE164: string | null; isConfirmed: boolean };
    params: [Buffer, Date];
  };
  'auth.find_owner_name': {
    row: { name: string };
    params: [string];
  };
  'auth.find_password': {
    row: { passwordHash: string | null };
    params: [string];
  };
  'auth.find_payout': {
    row: { amount: number };
    params: [string, string];
  };
  'auth.find_pending_email': {
    row: { email: string };
    params: [string, Date];
  };
  'auth.find_people_of': {
    row: { identityId: string; name: string; email: string | null; phoneE164: string | null; wantsPush: boolean; isConfirmed: boolean; isOwner: boolean };
    params: [string, string];
  };
  'auth.find_phone_owner': {
    row: { id: string; email: string | null };
    params: [string];
  };
  'auth.find_portfolio_customer': {
    row: { member: unknown; customerId: string; customerName: string; tradeTypeId: string; approval: 'received' | 'in_review' | 'approved' | 'rejected'; approvalReason: string | null; weekdays: number[] | null; paymentDays: number | null; cityId: string };
    params: [string, string];
  };
  'auth.find_profile': {
    row: { email: string | null; phoneE164: string | null; customer: unknown };
    params: [string];
  };
  'auth.find_registration_photo': {
    row: { file: Buffer };
    params: [string, string];
  };
  'auth.find_restorable_customer': {
    row: { name: string; tradeTypeId: string; paymentDays: number | null; sellerId: string | null; creditLimit: number | null };
    params: [string];
  };
  'auth.find_rotated': {
    row: { sessionId: string; identityId: string; role: 'Admin customer' | 'Seller' | 'Guest' | 'Member'; rotatedAt: Date | null; sealed: Buffer | null; isSuperseded: boolean; isUsable: boolean | null };
    params: [Buffer, 'web' | 'app', Date];
  };
  'auth.find_seller_quota': {
    row: { pesos: number };
    params: [string];
  };
  'auth.find_seller_registration': {
    row: { clientRegistrationId: string; sellerId: string; digest: string; status: 'registered' | 'waits' | 'discarded'; takenAt: Date; receivedAt: Date; draft: unknown; reasons: string[]; revision: number; answerDigest: string | null; customer: unknown };
    params: [string];
  };
  'auth.find_session_of_tokens': {
    row: { sessionId: string };
    params: [readonly Buffer[]];
  };
  'auth.find_trade_type': {
    row: { tradeTypeId: string };
    params: [string];
  };
  'auth.find_twins': {
    row: { customerId: string; name: string; hasPhone: boolean; hasDocument: boolean; isOwn: boolean };
    params: [{ phoneE164: string; document: string; sellerId: string }];
  };
  'auth.find_wanting_reminders': {
    row: { identityId: string; name: string; email: string; customerName: string; wantsMail: boolean; wantsPush: boolean };
    params: [readonly (string | null)[], readonly (string | null)[]];
  };
  'auth.find_whether_left': {
    row: { id: string };
    params: [string];
  };
  'auth.find_with_document': {
    row: { id: string };
    params: [string];
  };
  'auth.fix_oldest_address': {
    row: never;
    params: [string];
  };
  'auth.forget_addresses': {
    row: never;
    params: [string, Date | null];
  };
  'auth.forget_business': {
    row: never;
    params: [string];
  };
  'auth.forget_consent_origin': {
    row: never;
    params: [string | null, string | null];
  };
  'auth.forget_devices': {
    row: never;
    params: [string];
  };
  'auth.forget_members': {
    row: never;
    params: [string];
  };
  'auth.forget_person': {
    row: never;
    params: [string, Date | null];
  };
  'auth.forget_taken_registrations': {
    row: never;
    params: [string];
  };
  'auth.forget_unasked_document': {
    row: { kind: 'rut' | 'identity' | 'chamber' };
    params: [string, 'rut' | 'identity' | 'chamber'];
  };
  'auth.give_back': {
    row: never;
    params: [{ now: Date | null; assignmentId: string; customerIds: readonly string[] }];
  };
  'auth.grant_phone': {
    row: { phone: string };
    params: [Buffer, Buffer | null, Date | null];
  };
  'auth.hand_over_portfolio': {
    row: { customerId: string };
    params: [string, string, Date];
  };
  'auth.hold_account': {
    row: { customerId: string; email: string | null; phoneE164: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; documentNumber: string | null; legalName: string };
    params: [string];
  };
  'auth.hold_credit_account': {
    row: { used: number; inFavour: number };
    params: [string];
  };
  'auth.hold_fiscal': {
    row: { personKind: 'natural' | 'company' | null; legalName: string | null; tradeName: string; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; invoiceEmail: string | null; responsibilities: string[]; chargesIva: boolean | null; withholds: boolean | null; paymentDays: number | null; street: string | null; cityId: string | null; version: number; checkedAt: Date | null };
    params: [string];
  };
  'auth.hold_seller_registration': {
    row: { clientRegistrationId: string; sellerId: string; digest: string; status: 'registered' | 'waits' | 'discarded'; takenAt: Date; receivedAt: Date; draft: unknown; reasons: string[]; revision: number; answerDigest: string | null; customer: unknown };
    params: [string];
  };
  'auth.insert_access_token': {
    row: never;
    params: [Buffer, string, Date];
  };
  'auth.insert_address': {
    row: { id: string; title: string; address: string; cityId: string; city: string | null; stateId: string; state: string | null; fixed: boolean };
    params: [{ cityId: string; stateId: string; customerId: string; title: string; address: string; fixed: boolean }];
  };
  'auth.insert_assignment': {
    row: { id: string };
    params: [{ operatorId: string; sellerId: string | null; at: Date; customerIds: readonly string[] }];
  };
  'auth.insert_balance': {
    row: { id: string; amount: number };
    params: [string, number];
  };
  'auth.insert_cancellation': {
    row: { amount: number };
    params: [string];
  };
  'auth.insert_consent': {
    row: never;
    params: [{ identityId: string | null; customerId: string | null; version: string; now: Date; givenThrough: string | null; clientAddress: string | null }];
  };
  'auth.insert_credit_applications': {
    row: { amount: number };
    params: [{ documentIds: readonly (number | string | null)[]; amounts: readonly (number | null)[] | null; customerId: string; paymentId: number | string }];
  };
  'auth.insert_credit_payment': {
    row: { amount: number };
    params: [string, number, number | string | null];
  };
  'auth.insert_customer': {
    row: { id: string };
    params: [{ identityId: string | null; name: string; tradeTypeId: string; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; cityId: string; approval: 'received' | 'in_review' | 'approved' | 'rejected'; leadDay: string | null; fromLanding: boolean; now: Date; stateId: string }];
  };
  'auth.insert_customer_note': {
    row: { id: string; createdAt: Date };
    params: [{ customerId: string; text: string; by: string }];
  };
  'auth.insert_identity': {
    row: { id: string };
    params: [{ name: string; lastName: string; email: string; phone: string | null; phoneE164: string | null; passwordHash: string | null }];
  };
  'auth.insert_into_portfolio': {
    row: never;
    params: [string, string, Date];
  };
  'auth.insert_known_device': {
    row: never;
    params: [{ identityId: string; others: number | string; hash: Buffer; now: Date; expiresAt: Date }];
  };
  'auth.insert_listed_debt': {
    row: { id: string };
    params: [{ customerId: string; amount: number; dueOn: string | null; number: string | null; issuedOn: string | null }];
  };
  'auth.insert_member': {
    row: { id: string };
    params: [{ customerId: string; name: string; lastName: string; email: string | null; phoneE164: string | null; mode: 'buys' | 'asks' | 'lists'; orderLimit: number | string | null; dayLimit: number | string | null; monthLimit: number | string | null; usesCredit: boolean; seesCredit: boolean; seesOrders: boolean; tellsOwner: boolean; job: string; hash: Buffer | null; now: Date; days: number }];
  };
  'auth.insert_member_identity': {
    row: { id: string };
    params: [{ name: string; lastName: string; email: string | null; phone: string | null; phoneE164: string | null; passwordHash: string | null; now: Date | null }];
  };
  'auth.insert_office_consent': {
    row: never;
    params: [{ identityId: string | null; customerId: string | null; version: string; now: Date; operatorId: string | null; operatorName: string | null; channel: 'in-person' | 'phone' | 'whatsapp' | 'email' | 'paper' | null }];
  };
  'auth.insert_order_movement': {
    row: { blocking: number | null };
    params: [{ customerId: string; orderId: string | null; amount: number; dueOn: string | null; openDays: number }];
  };
  'auth.insert_partial_release': {
    row: { amount: number };
    params: [{ amount: number; orderId: string }];
  };
  'auth.insert_payment_taken_back': {
    row: { amount: number };
    params: [number | string, string | null];
  };
  'auth.insert_payout': {
    row: { inFavour: number };
    params: [string, number, string | null];
  };
  'auth.insert_refresh_token': {
    row: never;
    params: [{ hash: Buffer; sessionId: string; parent: Buffer | null; now: Date; expiresAt: Date }];
  };
  'auth.insert_registration_photo': {
    row: never;
    params: [{ clientRegistrationId: string; position: number; file: Buffer }];
  };
  'auth.insert_seller': {
    row: { id: string };
    params: [{ name: string; lastName: string; email: string | null; phone: string | null; phoneE164: string | null; code: string | null }];
  };
  'auth.insert_seller_registration': {
    row: { clientRegistrationId: string };
    params: [{ clientRegistrationId: string; sellerId: string; digest: string; takenAt: Date; draft: string | null; reasons: readonly string[]; latitude: number | null; longitude: number | null; accuracy: number | null }];
  };
  'auth.insert_session': {
    row: { id: string };
    params: [{ client: 'web' | 'app'; now: Date; expiresAt: Date; userAgent: string; identityId: string; passwordHash: string | null; access: Buffer; accessExpiresAt: Date; refresh: Buffer; refreshExpiresAt: Date }];
  };
  'auth.insert_sign_in_challenge': {
    row: never;
    params: [{ hash: Buffer; account: Buffer; network: string; bits: number; expiresAt: Date }];
  };
  'auth.insert_verification': {
    row: never;
    params: [{ tokenHash: Buffer; purpose: 'register' | 'login'; phone: string; identityId: string | null; channel: 'whatsapp' | 'sms' | 'email'; codeDigest: Buffer | null; site: string; now: Date; expiresAt: Date }];
  };
  'auth.is_customer': {
    row: { id: string };
    params: [string];
  };
  'auth.join_team': {
    row: never;
    params: [{ identityId: string | null; name: string; lastName: string; now: Date | null; memberId: string }];
  };
  'auth.leave_portfolio': {
    row: never;
    params: [string];
  };
  'auth.list_addresses': {
    row: { id: string; customer_id: string; title: string; address: string; cityId: string; city: string | null; stateId: string | null; state: string | null; created_at: Date; fixed: boolean };
    params: [string];
  };
  'auth.list_assigned': {
    row: { customerId: string; name: string; sellerBefore: string | null; isOpen: boolean };
    params: [string];
  };
  'auth.list_contacts': {
    row: { id: string; document: string | null; phone: string | null; person: string | null; seller: string | null; isBlocked: boolean };
    params: [readonly string[]];
  };
  'auth.list_customer_cities': {
    row: { id: string; name: string | null };
    params: [];
  };
  'auth.list_customer_notes': {
    row: { id: string; text: string; by: string; createdAt: Date };
    params: [string];
  };
  'auth.list_customer_people': {
    row: { identityId: string | null; person: string | null };
    params: [{ customerId: string }];
  };
  'auth.list_customers_after': {
    row: { id: string; name: string; city: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; debt: string; seller: string | null; tradeType: string; lastOrderOn: string | null; bought: number; owed: number; isBlocked: boolean };
    params: [{ ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; tab: string; monthStart: Date; quietUntil: string; graceDays: number; after: string | null; limit: number | string; boughtSince: string }];
  };
  'auth.list_customers_of_sellers': {
    row: { customerId: string };
    params: [readonly string[]];
  };
  'auth.list_filtered_customer_ids': {
    row: { id: string };
    params: [{ ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; tab: string; monthStart: Date; quietUntil: string; graceDays: number; limit: number | string }];
  };
  'auth.list_import_places': {
    row: { cityId: string | null; city: string | null; stateId: string | null; state: string | null };
    params: [];
  };
  'auth.list_import_sellers': {
    row: { id: string; name: string; email: string | null; phone: string | null; code: string | null };
    params: [];
  };
  'auth.list_members': {
    row: { id: string; identityId: string | null; name: string; lastName: string; job: string; email: string | null; phoneE164: string | null; mode: 'buys' | 'asks' | 'lists'; orderLimit: number | null; dayLimit: number | null; monthLimit: number | null; usesCredit: boolean; seesCredit: boolean; seesOrders: boolean; tellsOwner: boolean; revision: number; joinedAt: Date | null; linkExpiresAt: Date | null };
    params: [{ customerId: string; memberId: string | null }];
  };
  'auth.list_money_in_favour': {
    row: { customerId: string; customer: string; document: string | null; amount: number };
    params: [];
  };
  'auth.list_office_addresses': {
    row: { id: string; title: string; address: string; city: string | null; state: string | null; weekdays: number[] | null; isDefault: boolean };
    params: [string];
  };
  'auth.list_office_customers_by_bought': {
    row: { id: string; name: string; city: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; debt: string; seller: string | null; tradeType: string; lastOrderOn: string | null; bought: number; owed: number; isBlocked: boolean };
    params: [{ boughtSince: string; ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; tab: string; monthStart: Date; quietUntil: string; graceDays: number; limit: number; offset: number }];
  };
  'auth.list_office_customers_by_first_order': {
    row: { id: string; name: string; city: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; debt: string; seller: string | null; tradeType: string; lastOrderOn: string | null; bought: number; owed: number; isBlocked: boolean };
    params: [{ ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; tab: string; monthStart: Date; quietUntil: string; graceDays: number; limit: number | string; offset: number | string; boughtSince: string }];
  };
  'auth.list_office_customers_by_last_order': {
    row: { id: string; name: string; city: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; debt: string; seller: string | null; tradeType: string; lastOrderOn: string | null; bought: number; owed: number; isBlocked: boolean };
    params: [{ ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; tab: string; monthStart: Date; quietUntil: string; graceDays: number; limit: number | string; offset: number | string; boughtSince: string }];
  };
  'auth.list_office_customers_by_name': {
    row: { id: string; name: string; city: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; debt: string; seller: string | null; tradeType: string; lastOrderOn: string | null; bought: number; owed: number; isBlocked: boolean };
    params: [{ ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; tab: string; monthStart: Date; quietUntil: string; graceDays: number; limit: number | string; offset: number | string; boughtSince: string }];
  };
  'auth.list_office_customers_by_name_back': {
    row: { id: string; name: string; city: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; debt: string; seller: string | null; tradeType: string; lastOrderOn: string | null; bought: number; owed: number; isBlocked: boolean };
    params: [{ ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; tab: string; monthStart: Date; quietUntil: string; graceDays: number; limit: number | string; offset: number | string; boughtSince: string }];
  };
  'auth.list_office_customers_by_owed': {
    row: { id: string; name: string; city: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; debt: string; seller: string | null; tradeType: string; lastOrderOn: string | null; bought: number; owed: number; isBlocked: boolean };
    params: [{ ids: readonly string[] | null; sellerIds: readonly string[] | null; isDirect: boolean; cityIds: readonly string[] | null; tradeTypes: readonly string[] | null; hasCredit: boolean | null; debts: readonly string[] | null; today: string; tab: string; monthStart: Date; quietUntil: string; graceDays: number; limit: number | string; offset: number | string; boughtSince: string }];
  };
  'auth.list_open_documents': {
    row: { id: string | null; orderId: string | null; number: string | null; dueOn: string | null; createdAt: Date | null; total: number | null; balance: number; count: number };
    params: [{ customerId: string; from: string | null; to: string | null; limit: number | string; offset: number | string }];
  };
  'auth.list_open_sessions': {
    row: { id: string; client: 'web' | 'app'; userAgent: string; createdAt: Date; lastSeenAt: Date };
    params: [string, Date, Date];
  };
  'auth.list_own_weekdays': {
    row: { id: string; weekdays: number[] };
    params: [readonly string[]];
  };
  'auth.list_paid_documents': {
    row: { id: string | null; orderId: string | null; number: string | null; dueOn: string | null; createdAt: Date | null; total: number; balance: number; count: number };
    params: [{ customerId: string; from: string | null; to: string | null; limit: number | string; offset: number | string }];
  };
  'auth.list_portfolio': {
    row: { id: string; name: string; cityId: string; city: string | null; stateId: string | null; state: string | null; tradeTypeId: string; tradeType: string; warehouseId: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; approval: 'received' | 'in_review' | 'approved' | 'rejected'; approvalReason: string | null; createdAt: Date; reviewedAt: Date | null };
    params: [{ sellerId: string; pattern: string; document: string; limit: number | string; offset: number | string }];
  };
  'auth.list_portfolio_debts': {
    row: { id: string; name: string; cityId: string; city: string | null; stateId: string | null; state: string | null; tradeTypeId: string; tradeType: string; warehouseId: string | null; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; approval: 'received' | 'in_review' | 'approved' | 'rejected'; approvalReason: string | null; createdAt: Date; reviewedAt: Date | null; contact: string | null; phone: string | null; owed: number; overdue: number; door: unknown };
    params: [string, number];
  };
  'auth.list_portfolio_places': {
    row: { tradeTypeId: string; approval: 'received' | 'in_review' | 'approved' | 'rejected'; cityId: string };
    params: [string];
  };
  'auth.list_portfolio_whole': {
    row: { id: string; name: string; cityId: string; city: string | null; state: string | null; tradeTypeId: string; tradeType: string; approval: 'received' | 'in_review' | 'approved' | 'rejected'; weekdays: number[] | null; addresses: unknown; credit: unknown };
    params: [{ graceDays: number; openDays: number; sellerId: string }];
  };
  'auth.list_seller_registrations': {
    row: { clientRegistrationId: string; sellerId: string; digest: string; status: 'registered' | 'waits' | 'discarded'; takenAt: Date; receivedAt: Date; draft: unknown; reasons: string[]; revision: number; answerDigest: string | null; customer: unknown; total: number };
    params: [{ sellerId: string; status: 'registered' | 'waits' | 'discarded' | null; limit: number | string; offset: number | string }];
  };
  'auth.list_sellers': {
    row: { id: string; name: string; email: string | null; phone: string | null; code: string | null; isBlocked: boolean; customers: number };
    params: [];
  };
  'auth.list_sellers_of': {
    row: { customerId: string; sellerId: string; name: string };
    params: [readonly string[]];
  };
  'auth.list_served_customers': {
    row: { customerId: string };
    params: [];
  };
  'auth.list_statement_movements': {
    row: { id: string; kind: 'order' | 'payment' | 'cancellation' | 'adjustment' | 'payout'; amount: number; orderId: string | null; number: string | null; createdAt: Date; balance: number | null; paymentId: string | null; appliedTo: unknown; count: number };
    params: [{ customerId: string; from: string | null; to: string | null; limit: number | string; offset: number | string }];
  };
  'auth.list_taken_registrations': {
    row: { _id: string; seller: string; takenAt: Date; position: unknown; photos: unknown };
    params: [string];
  };
  'auth.list_tiers': {
    row: { name: string; color: string; minAmount: number };
    params: [string];
  };
  'auth.list_trade_type_names': {
    row: { id: string; name: string };
    params: [];
  };
  'auth.list_trade_types': {
    row: { _id: string; name: string };
    params: [];
  };
  'auth.list_waiting_registrations': {
    row: { customerId: string; business: string; person: string; document: string | null; phone: string | null; email: string | null; street: string | null; twins: unknown; documents: unknown; city: string | null; isCovered: boolean; tradeType: string; tradeTypeId: string; receivedAt: Date; seller: unknown };
    params: [{ limit: number | string; offset: number | string }];
  };
  'auth.list_waiting_seller_registrations': {
    row: { _id: string; seller: string; business: string | null; phone: string | null; document: string | null; reasons: string[]; takenAt: Date; receivedAt: Date };
    params: [];
  };
  'auth.lock_assignable': {
    row: { id: string; name: string };
    params: [readonly string[]];
  };
  'auth.lock_creditor': {
    row: { id: string };
    params: [string];
  };
  'auth.lock_customer': {
    row: { id: string };
    params: [string];
  };
  'auth.lock_document': {
    row: { locked: boolean };
    params: [string];
  };
  'auth.lock_identities_to_block': {
    row: { id: string };
    params: [{ identityIds: readonly string[]; isBlocked: boolean }];
  };
  'auth.lock_member': {
    row: { name: string; mode: 'buys' | 'asks' | 'lists'; orderLimit: number | null; dayLimit: number | null; monthLimit: number | null; usesCredit: boolean; seesCredit: boolean; seesOrders: boolean };
    params: [{ identityId: string; customerId: string }];
  };
  'auth.lock_sends': {
    row: never;
    params: [string, string];
  };
  'auth.lock_team': {
    row: { id: string };
    params: [string];
  };
  'auth.lock_waiting_registration': {
    row: { email: string | null; phoneE164: string | null };
    params: [string];
  };
  'auth.mark_document_missing': {
    row: { kind: 'rut' | 'identity' | 'chamber' };
    params: [string, 'rut' | 'identity' | 'chamber'];
  };
  'auth.mark_document_received': {
    row: { kind: 'rut' | 'identity' | 'chamber' };
    params: [{ customerId: string; kind: 'rut' | 'identity' | 'chamber'; now: Date | null }];
  };
  'auth.name_people': {
    row: { kind: string; id: string; name: string };
    params: [{ uuids: readonly string[] }];
  };
  'auth.open_credit_account': {
    row: { customerId: string };
    params: [{ customerId: string; limit: number }];
  };
  'auth.put_debt_due_back': {
    row: { id: string };
    params: [{ before: string | null; id: number | string; after: string }];
  };
  'auth.put_into_portfolio': {
    row: { customerId: string };
    params: [string, string, Date];
  };
  'auth.put_many_into_portfolio': {
    row: never;
    params: [{ sellerId: string; now: Date; customerIds: readonly string[] }];
  };
  'auth.put_seller_quota': {
    row: { sellerId: string };
    params: [{ sellerId: string; pesos: number | string; now: Date }];
  };
  'auth.read_credit_account': {
    row: { limit: number; used: number; available: number; overdue: number | null; blocking: number | null; movements: unknown };
    params: [{ graceDays: number; openDays: number; customerId: string; most: number | string }];
  };
  'auth.release_email': {
    row: { id: string };
    params: [string, string];
  };
  'auth.remove_all_links': {
    row: never;
    params: [string];
  };
  'auth.remove_balance': {
    row: { amount: number };
    params: [number | string];
  };
  'auth.remove_credit_account': {
    row: { customer_id: string };
    params: [string];
  };
  'auth.remove_customer_notes': {
    row: never;
    params: [string];
  };
  'auth.remove_dead_sessions': {
    row: { id: string };
    params: [Date];
  };
  'auth.remove_from_portfolio': {
    row: never;
    params: [string];
  };
  'auth.remove_known_devices_of': {
    row: never;
    params: [string];
  };
  'auth.remove_links': {
    row: never;
    params: [string, 'password' | 'email'];
  };
  'auth.remove_listed_customer': {
    row: { identityId: string };
    params: [string];
  };
  'auth.remove_listed_debt': {
    row: { customer_id: string };
    params: [{ id: number | string; amount: number }];
  };
  'auth.remove_old_access_tokens': {
    row: { hash: Buffer };
    params: [Date];
  };
  'auth.remove_old_budgets': {
    row: { key: Buffer };
    params: [Date];
  };
  'auth.remove_old_known_devices': {
    row: { hash: Buffer };
    params: [Date];
  };
  'auth.remove_old_links': {
    row: { hash: Buffer };
    params: [Date];
  };
  'auth.remove_old_sign_in_challenges': {
    row: { hash: Buffer };
    params: [Date];
  };
  'auth.remove_old_verifications': {
    row: { hash: Buffer };
    params: [Date];
  };
  'auth.remove_seller_quota': {
    row: { sellerId: string };
    params: [string];
  };
  'auth.remove_unused_identity': {
    row: { id: string };
    params: [string];
  };
  'auth.remove_verifications': {
    row: never;
    params: [string | null, string];
  };
  'auth.renew_known_device': {
    row: { hash: Buffer };
    params: [{ now: Date; expiresAt: Date; hashes: readonly Buffer[]; identityId: string }];
  };
  'auth.renew_member_link': {
    row: { id: string; email: string | null; phoneE164: string | null; name: string };
    params: [{ hash: Buffer | null; now: Date; days: number; memberId: string; customerId: string }];
  };
  'auth.replace_link': {
    row: never;
    params: [{ hash: Buffer; purpose: 'password' | 'email'; identityId: string; email: string; now: Date; expiresAt: Date }];
  };
  'auth.replace_password': {
    row: never;
    params: [string, string | null];
  };
  'auth.restore_customer': {
    row: never;
    params: [{ name: string; tradeTypeId: string; paymentDays: number | null; id: string }];
  };
  'auth.revoke_own_session': {
    row: { id: string; isGuest: boolean | null };
    params: [string, readonly string[], Date];
  };
  'auth.revoke_session': {
    row: { id: string; isGuest: boolean | null };
    params: [string, Date | null, 'logout' | 'reuse' | 'password_changed' | 'account_deleted' | 'closed_by_owner' | 'blocked' | null];
  };
  'auth.revoke_sessions_of': {
    row: { id: string; isGuest: boolean | null };
    params: [{ now: Date; reason: 'logout' | 'reuse' | 'password_changed' | 'account_deleted' | 'closed_by_owner' | 'blocked' | null; identityId: string; exceptSessionId: string | null }];
  };
  'auth.rotate_refresh_token': {
    row: { sessionId: string; role: 'Admin customer' | 'Seller' | 'Guest' | 'Member'; sessionExpiresAt: Date };
    params: [{ now: Date; sealed: Buffer | null; hash: Buffer; client: 'web' | 'app' }];
  };
  'auth.search_customers': {
    row: { id: string; name: string; contact: string | null; city: string | null; cityId: string; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; phone: string | null; debt: number | null };
    params: [{ document: string | null; person: string | null; phone: string | null; start: string; word: string; first: string | null; second: string; all: readonly string[]; inner: string | null; limit: number | string }];
  };
  'auth.set_approval': {
    row: { email: string | null; phoneE164: string | null };
    params: [{ approval: 'received' | 'in_review' | 'approved' | 'rejected' | null; reason: string | null; now: Date | null; tradeTypeId: string | null; customerId: string }];
  };
  'auth.set_blocked_at': {
    row: never;
    params: [string, Date | null];
  };
  'auth.set_credit_limit': {
    row: never;
    params: [{ customerId: string; limit: number }];
  };
  'auth.set_customer_block': {
    row: { id: string };
    params: [{ reason: string | null; at: Date | null; customerId: string }];
  };
  'auth.set_debt_due': {
    row: never;
    params: [{ dueOn: string | null; id: number | string }];
  };
  'auth.set_news_channels': {
    row: never;
    params: [{ mail: boolean | null; push: boolean | null; identityId: string }];
  };
  'auth.set_reminders': {
    row: never;
    params: [string, Date | null];
  };
  'auth.settle_seller_registration': {
    row: never;
    params: [{ customerId: string; answerDigest: string | null; clientRegistrationId: string }];
  };
  'auth.spend_grant': {
    row: { phone: string };
    params: [Buffer, Date];
  };
  'auth.sum_purchases': {
    row: { amount: string };
    params: [string, string];
  };
  'auth.sum_statement': {
    row: { limit: number; used: number; available: number; inFavour: number; overdue: number | null; blocking: number | null; open: number; dueSoon: number; dueSoonOn: string | null; before: number };
    params: [{ customerId: string; today: string; soonDays: number; graceDays: number; openDays: number }];
  };
  'auth.take_invitation': {
    row: { id: string };
    params: [{ hash: Buffer; now: Date }];
  };
  'auth.take_link': {
    row: { identityId: string; email: string };
    params: [{ hash: Buffer; purpose: 'password' | 'email'; now: Date; ownerId: string | null }];
  };
  'auth.take_out_of_portfolios': {
    row: never;
    params: [readonly string[]];
  };
  'auth.take_sign_in_challenge': {
    row: { bits: number };
    params: [{ hash: Buffer; account: Buffer; network: string; now: Date }];
  };
  'auth.touch_session': {
    row: never;
    params: [string, Date];
  };
  'auth.uncount_sign_in': {
    row: never;
    params: [readonly (Buffer | null)[], readonly (number | null)[]];
  };
  'auth.undo_cancellation': {
    row: { amount: number };
    params: [string, number];
  };
  'auth.unfix_addresses': {
    row: never;
    params: [string];
  };
  'auth.unlist_customer': {
    row: never;
    params: [string];
  };
  'auth.update_fiscal': {
    row: never;
    params: [{ personKind: 'natural' | 'company' | null; legalName: string | null; tradeName: string; documentType: 'CC' | 'CE' | 'NIT' | null; document: string | null; invoiceEmail: string | null; responsibilities: readonly string[]; chargesIva: boolean | null; withholds: boolean | null; paymentDays: number | null; street: string | null; cityId: string | null; id: string }];
  };
  'auth.use_credit': {
    row: { used: number };
    params: [string, number | string];
  };
  'auth.who_am_i': {
    row: { person: unknown; id: string | null; name: string | null; cityId: string | null; city: string | null; stateId: string | null; state: string | null; tradeTypeId: string | null; tradeType: string | null; warehouseId: string | null; documentType: string | null; document: string | null; approval: string | null; approvalReason: string | null; createdAt: Date | null; reviewedAt: Date | null; addresses: unknown; deliveryCityId: string | null; weekdays: number[] | null; cutoff: string | null; credit: unknown };
    params: [{ graceDays: number; openDays: number; customerId: string | null; identityId: string }];
  };
  'dispatch.approve_settlement': {
    row: never;
    params: [{ operatorId: string | null; operatorName: string | null; loadId: string }];
  };
  'dispatch.begin_packing': {
    row: never;
    params: [number | string];
  };
  'dispatch.begin_settlement': {
    row: never;
    params: [string];
  };
  'dispatch.begin_tallies': {
    row: never;
    params: [{ versionId: number | string; shipmentIds: readonly (number | string)[]; asked: readonly number[] }];
  };
  'dispatch.choose_route': {
    row: never;
    params: [{ shipmentId: number | string; routeId: string }];
  };
  'dispatch.clear_electronic': {
    row: never;
    params: [string];
  };
  'dispatch.close_box': {
    row: { id: string };
    params: [{ size: 'small' | 'medium' | 'large'; weight: number | null; operatorId: string | null; operatorName: string | null; shipmentId: number | string; number: number }];
  };
  'dispatch.close_gaps': {
    row: never;
    params: [string];
  };
  'dispatch.close_settled_load': {
    row: never;
    params: [string];
  };
  'dispatch.close_settlement': {
    row: never;
    params: [{ wentOut: number | string | null; notCollected: number | string | null; electronic: number | string | null; mustHandOver: number | string | null; operatorId: string | null; operatorName: string | null; loadId: string }];
  };
  'dispatch.count_draft_stops': {
    row: { count: number };
    params: [{ dispatchDate: string; warehouseId: string; routeId: string | null }];
  };
  'dispatch.count_photos': {
    row: { count: number };
    params: [{ stopId: string; ids: readonly string[] }];
  };
  'dispatch.count_photos_of_stop': {
    row: { count: number };
    params: [string];
  };
  'dispatch.count_settlements': {
    row: { open: number; drivers: number; difference: number; closed: number };
    params: [{ routeId: string | null; most: number | string }];
  };
  'dispatch.count_stops': {
    row: { count: number };
    params: [string];
  };
  'dispatch.count_tallies': {
    row: { shipmentId: string; counted: number };
    params: [readonly (number | string)[]];
  };
  'dispatch.count_wrong_code': {
    row: { wrong: number };
    params: [string];
  };
  'dispatch.delete_empty_wave': {
    row: { id: string };
    params: [number | string];
  };
  'dispatch.delete_places': {
    row: never;
    params: [string];
  };
  'dispatch.delete_route': {
    row: { name: string };
    params: [string];
  };
  'dispatch.delete_stop_elsewhere': {
    row: never;
    params: [{ shipmentId: number | string; warehouseId: string }];
  };
  'dispatch.delete_stops': {
    row: { shipmentId: string; kind: 'delivery' | 'pickup' };
    params: [{ loadId: string; stopIds: readonly string[] }];
  };
  'dispatch.find_act_assignment': {
    row: { waveCode: string; operatorId: string | null; operatorName: string | null; leavesAt: string; version: number };
    params: [string];
  };
  'dispatch.find_count': {
    row: { counted: number; signedAt: Date | null; version: number; mustHandOver: number };
    params: [string];
  };
  'dispatch.find_delivery': {
    row: { id: string; stopId: string };
    params: [{ id: string; stopId: string }];
  };
  'dispatch.find_driver': {
    row: { sessionId: string; loadId: string; code: string; name: string | null };
    params: [Buffer];
  };
  'dispatch.find_driver_load': {
    row: { id: string; code: string; route: string; driver: string | null; dispatchDate: string; state: 'draft' | 'on_road' | 'closed'; asksCode: boolean };
    params: [string];
  };
  'dispatch.find_linked_load': {
    row: { id: string; code: string; driverName: string | null; driverPhone: string | null; openedAt: Date | null };
    params: [Buffer];
  };
  'dispatch.find_load': {
    row: { id: string; code: string; routeId: string | null; routeName: string; dispatchDate: string; warehouseId: string; leavesAt: string; driverName: string | null; driverPhone: string | null; driverDocument: string | null; vehicle: string | null; plate: string | null; capacityKg: number | null; changeAmount: number; asksCode: boolean; notifiesCustomers: boolean; state: 'draft' | 'on_road' | 'closed'; linkMadeAt: Date | null; linkOpenedAt: Date | null; hasLink: boolean; dispatchedAt: Date | null; forcedReason: string | null; closedAt: Date | null; version: number };
    params: [string];
  };
  'dispatch.find_pick': {
    row: { counted: number };
    params: [string];
  };
  'dispatch.find_pickup': {
    row: { id: string; stopId: string };
    params: [{ id: string; stopId: string }];
  };
  'dispatch.find_settlement': {
    row: { id: string; code: string; route: string; driver: string | null; dispatchDate: string; warehouseId: string; change: number; closedAt: Date | null; state: 'draft' | 'on_road' | 'closed'; notes: unknown; coins: number | null; counted: number | null; isChangeReturned: boolean; signedAt: Date | null; approvedAt: Date | null; approvedBy: string | null; approvedByName: string | null; settledAt: Date | null; closedByName: string | null; heldBy: string | null; heldByName: string | null; heldAt: Date | null; version: number };
    params: [string];
  };
  'dispatch.find_settlement_picture': {
    row: { file: Buffer };
    params: [{ id: string; code: string }];
  };
  'dispatch.find_stop': {
    row: { id: string; shipmentId: string; kind: 'delivery' | 'pickup'; reference: string | null };
    params: [{ stopId: string; loadId: string }];
  };
  'dispatch.find_wave': {
    row: { id: string; code: string; number: number; name: string; dispatchDate: string; warehouseId: string; leavesAt: string; operatorId: string | null; operatorName: string | null; version: number; shipmentIds: string[] };
    params: [string];
  };
  'dispatch.find_wrong_codes': {
    row: { wrong: number };
    params: [string];
  };
  'dispatch.finish_packing': {
    row: { remission: string | null };
    params: [{ operatorId: string | null; operatorName: string | null; shipmentId: number | string }];
  };
  'dispatch.forget_chosen_route': {
    row: never;
    params: [number | string];
  };
  'dispatch.forget_proof': {
    row: never;
    params: [readonly (number | string)[]];
  };
  'dispatch.free_delivery': {
    row: never;
    params: [string];
  };
  'dispatch.free_pickup': {
    row: never;
    params: [string];
  };
  'dispatch.insert_act': {
    row: { id: string; at: Date };
    params: [{ operatorId: string; kind: 'waves' | 'assignment' }];
  };
  'dispatch.insert_act_assignment': {
    row: never;
    params: [{ actId: string; waveCode: string; operatorId: string | null; operatorName: string | null; leavesAt: string; version: number }];
  };
  'dispatch.insert_act_shipments': {
    row: never;
    params: [{ actId: string; shipmentIds: readonly (number | string)[]; waveCodes: readonly string[]; statuses: readonly string[]; counted: readonly number[] }];
  };
  'dispatch.insert_adjustment': {
    row: { id: string };
    params: [{ clientId: string | null; loadId: string; amount: number | string; reason: string; operatorId: string; by: string }];
  };
  'dispatch.insert_back_counts': {
    row: never;
    params: [{ deliveryId: string; counts: string }];
  };
  'dispatch.insert_backs': {
    row: never;
    params: [{ deliveryId: string; backs: string }];
  };
  'dispatch.insert_delivery': {
    row: never;
    params: [{ id: string; stopId: string; loadId: string; sessionId: string | null; result: 'delivered' | 'partial' | 'refused'; reason: 'closed' | 'absent' | 'no_money' | 'wrong_address' | null; note: string; receiver: string; proof: 'code' | 'signature' | 'none'; expected: number | string; due: number | string; cash: number | string; electronic: number | string; electronicReference: string | null; at: Date | null; backId: string | null }];
  };
  'dispatch.insert_driver_session': {
    row: { id: string };
    params: [{ loadId: string; hash: Buffer; linkHash: Buffer; userAgent: string; network: string }];
  };
  'dispatch.insert_explanation': {
    row: never;
    params: [{ loadId: string; kind: 'expense' | 'wrong_change' | 'false_note' | 'driver_pays' | 'surplus'; text: string; amount: number | string; orderCode: string | null; receipt: Buffer | null; by: string }];
  };
  'dispatch.insert_load': {
    row: { code: string };
    params: [{ routeId: string | null; routeName: string; dispatchDate: string; warehouseId: string; leavesAt: string }];
  };
  'dispatch.insert_photo': {
    row: never;
    params: [{ id: string; stopId: string; file: Buffer }];
  };
  'dispatch.insert_pick': {
    row: { id: string };
    params: [{ id: string; waveId: number | string | null; versionId: number | string; kind: 'units' | 'short'; units: number; operatorId: string; at: Date }];
  };
  'dispatch.insert_pickup': {
    row: never;
    params: [{ id: string; stopId: string; loadId: string; sessionId: string | null; result: 'collected' | 'not_collected'; reason: 'closed' | 'absent' | 'not_ready' | 'wrong_address' | null; units: number; at: Date | null }];
  };
  'dispatch.insert_pickup_stops': {
    row: never;
    params: [{ loadId: string; shipmentIds: readonly (number | string)[]; codes: readonly (string | null)[] }];
  };
  'dispatch.insert_places': {
    row: never;
    params: [{ routeId: string; places: string }];
  };
  'dispatch.insert_route': {
    row: { id: string };
    params: [{ warehouseId: string; name: string; position: number; leavesAt: string }];
  };
  'dispatch.insert_seen': {
    row: never;
    params: [{ deliveryId: string; loadId: string; operatorId: string }];
  };
  'dispatch.insert_stops': {
    row: never;
    params: [{ loadId: string; shipmentIds: readonly (number | string)[] }];
  };
  'dispatch.insert_wave': {
    row: { id: string; code: string | null };
    params: [{ dispatchDate: string; warehouseId: string; number: number; routeId: string | null; name: string; leavesAt: string; operatorId: string | null; operatorName: string | null }];
  };
  'dispatch.insert_wave_shipments': {
    row: never;
    params: [{ shipmentIds: readonly (number | string | null)[]; waveId: number | string }];
  };
  'dispatch.last_number': {
    row: { number: number };
    params: [{ dispatchDate: string; warehouseId: string }];
  };
  'dispatch.list_act_shipments': {
    row: { shipmentId: string; waveCode: string; status: string; counted: number };
    params: [string];
  };
  'dispatch.list_adjustments': {
    row: { amount: number; reason: string; by: string; at: Date };
    params: [string];
  };
  'dispatch.list_back_counts': {
    row: { deliveryId: string; line: number; name: string; units: number; toStock: number; damaged: number };
    params: [readonly string[]];
  };
  'dispatch.list_back_lines': {
    row: { deliveryId: string; line: number; name: string; units: number; reason: 'damaged' | 'not_ordered' | 'other_product' | 'expired' };
    params: [readonly string[]];
  };
  'dispatch.list_backs': {
    row: { id: string; stopId: string; position: number; shipmentId: string; result: 'delivered' | 'partial' | 'refused'; reason: 'closed' | 'absent' | 'no_money' | 'wrong_address' | null; at: Date; backId: string | null; countedBy: string | null; countedAt: Date | null };
    params: [string];
  };
  'dispatch.list_box_numbers': {
    row: { shipmentId: string; numbers: number[] };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_boxes': {
    row: { id: string; shipmentId: string; number: number; size: 'small' | 'medium' | 'large'; weight: number | null; closedAt: Date | null; closedBy: string | null; aboardAt: Date | null; contents: unknown };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_chosen_routes': {
    row: { shipmentId: string; routeId: string };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_closed_settlements': {
    row: { id: string; code: string; route: string; driver: string | null; dispatchDate: string; warehouseId: string; change: number; closedAt: Date | null; counted: number | null };
    params: [{ routeId: string | null; after: string | null; limit: number | string; offset: number | string }];
  };
  'dispatch.list_door_events': {
    row: { shipmentId: string; loadCode: string; at: Date };
    params: [number | string];
  };
  'dispatch.list_driver_loads': {
    row: { id: string; code: string; route: string; driver: string | null; dispatchDate: string; warehouseId: string; change: number; closedAt: Date | null; counted: number | null; count: number };
    params: [{ limit: number | string; offset: number | string }];
  };
  'dispatch.list_driver_stops': {
    row: { id: string; shipmentId: string; kind: 'delivery' | 'pickup'; reference: string | null; position: number; promisedAt: string | null; boxes: number; result: string | null; at: Date | null };
    params: [string];
  };
  'dispatch.list_explanations': {
    row: { id: string; kind: 'expense' | 'wrong_change' | 'false_note' | 'driver_pays' | 'surplus'; text: string; amount: number; orderCode: string | null; hasReceipt: boolean };
    params: [string];
  };
  'dispatch.list_load_of_returns': {
    row: { reference: string };
    params: [readonly string[]];
  };
  'dispatch.list_load_of_shipments': {
    row: { shipmentId: string; code: string; state: 'draft' | 'on_road' | 'closed' };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_loads': {
    row: { code: string; routeId: string | null; routeName: string; dispatchDate: string; state: 'draft' | 'on_road' | 'closed'; stops: number };
    params: [{ warehouseId: string; day: string }];
  };
  'dispatch.list_open_settlements': {
    row: { id: string; code: string; route: string; driver: string | null; dispatchDate: string; warehouseId: string; change: number; closedAt: Date | null; counted: number | null };
    params: [{ hasDifference: boolean; routeId: string | null; after: string | null; limit: number | string; offset: number | string }];
  };
  'dispatch.list_packed_times': {
    row: { shipmentId: string; packedAt: Date };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_packings': {
    row: { shipmentId: string; remission: string | null; remissionAt: Date | null; packedAt: Date | null; packedBy: string | null };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_parts_sent_by': {
    row: { shipmentId: string };
    params: [readonly string[], number | string];
  };
  'dispatch.list_pickup_results': {
    row: { stopId: string; result: 'collected' | 'not_collected'; reason: 'closed' | 'absent' | 'not_ready' | 'wrong_address' | null; units: number };
    params: [readonly string[]];
  };
  'dispatch.list_routes': {
    row: { id: string; warehouseId: string; name: string; position: number; leavesAt: string; version: number; places: unknown };
    params: [];
  };
  'dispatch.list_settled_stops': {
    row: { id: string; loadId: string; shipmentId: string; kind: 'delivery' | 'pickup'; reference: string | null; position: number; deliveryId: string | null; result: 'delivered' | 'partial' | 'refused' | null; reason: 'closed' | 'absent' | 'no_money' | 'wrong_address' | null; at: Date | null; expected: number | null; cash: number; electronic: number; electronicReference: string | null; isSeen: boolean; isCounted: boolean; backs: unknown; photos: string[] };
    params: [readonly string[]];
  };
  'dispatch.list_short_shipments': {
    row: { shipmentId: string };
    params: [{ after: number | string | null; limit: number | string }];
  };
  'dispatch.list_stops': {
    row: { id: string; loadId: string; shipmentId: string; kind: 'delivery' | 'pickup'; reference: string | null; position: number; promisedAt: string | null; result: string | null };
    params: [readonly string[]];
  };
  'dispatch.list_tallies': {
    row: { shipmentId: string; versionId: string; picked: number; short: number; shortBy: string | null; shortAt: Date | null };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_tracked_stops': {
    row: { shipmentId: string; state: 'draft' | 'on_road' | 'closed'; driver: string | null; vehicle: string | null; plate: string | null; dispatchDate: string; promisedAt: string | null; result: 'delivered' | 'partial' | 'refused' | null; stopsBefore: number; stopsDone: number };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_wave_of_shipments': {
    row: { shipmentId: string; code: string | null; dispatchDate: string };
    params: [readonly (number | string)[]];
  };
  'dispatch.list_waves_of': {
    row: { id: string; code: string | null; number: number; name: string; dispatchDate: string; warehouseId: string; leavesAt: string; operatorId: string | null; operatorName: string | null; version: number; shipmentIds: string[] };
    params: [{ dispatchDate: string; warehouseId: string }];
  };
  'dispatch.list_waves_with': {
    row: { id: string; code: string | null; number: number; name: string; dispatchDate: string; warehouseId: string; leavesAt: string; operatorId: string | null; operatorName: string | null; version: number; shipmentIds: string[] };
    params: [readonly (number | string)[]];
  };
  'dispatch.lock_act': {
    row: { kind: 'waves' | 'assignment' };
    params: [{ actId: string; since: Date }];
  };
  'dispatch.lock_back': {
    row: { id: string; stopId: string; position: number; shipmentId: string; result: 'delivered' | 'partial' | 'refused'; reason: 'closed' | 'absent' | 'no_money' | 'wrong_address' | null; at: Date; backId: string | null; countedBy: string | null; countedAt: Date | null };
    params: [{ loadId: string; stopId: string }];
  };
  'dispatch.lock_day': {
    row: never;
    params: [{ dispatchDate: string; warehouseId: string }];
  };
  'dispatch.lock_draft': {
    row: { id: string; code: string };
    params: [{ dispatchDate: string; warehouseId: string; routeId: string | null }];
  };
  'dispatch.lock_load': {
    row: { id: string; code: string; routeId: string | null; routeName: string; dispatchDate: string; warehouseId: string; leavesAt: string; driverName: string | null; driverPhone: string | null; driverDocument: string | null; vehicle: string | null; plate: string | null; capacityKg: number | null; changeAmount: number; asksCode: boolean; notifiesCustomers: boolean; state: 'draft' | 'on_road' | 'closed'; linkMadeAt: Date | null; linkOpenedAt: Date | null; hasLink: boolean; dispatchedAt: Date | null; forcedReason: string | null; closedAt: Date | null; version: number };
    params: [string];
  };
  'dispatch.lock_packing': {
    row: { shipmentId: string; packedAt: Date | null; remission: string | null };
    params: [number | string];
  };
  'dispatch.lock_route': {
    row: { id: string; warehouseId: string; version: number };
    params: [string];
  };
  'dispatch.lock_settlement': {
    row: { state: 'draft' | 'on_road' | 'closed'; version: number };
    params: [string];
  };
  'dispatch.lock_tallies': {
    row: { shipmentId: string; picked: number; short: number };
    params: [{ shipmentIds: readonly (number | string)[]; versionId: number | string }];
  };
  'dispatch.lock_wave': {
    row: { id: string };
    params: [string];
  };
  'dispatch.mark_act_undone': {
    row: never;
    params: [string];
  };
  'dispatch.mark_counted': {
    row: never;
    params: [{ id: string; by: string }];
  };
  'dispatch.mark_link_opened': {
    row: never;
    params: [string];
  };
  'dispatch.mark_shipments_undone': {
    row: never;
    params: [{ actId: string; shipmentIds: readonly (number | string)[] }];
  };
  'dispatch.name_loads': {
    row: { idKind: string; id: string; kind: string; key: string; name: string };
    params: [{ uuids: readonly string[]; codes: readonly string[] }];
  };
  'dispatch.open_box': {
    row: { id: string; closedAt: Date | null };
    params: [{ shipmentId: number | string; number: number }];
  };
  'dispatch.order_stops': {
    row: never;
    params: [{ stopIds: readonly (string | null)[]; loadId: string }];
  };
  'dispatch.promise_hours': {
    row: never;
    params: [{ stopIds: readonly (string | null)[]; hours: readonly (string | null)[] }];
  };
  'dispatch.put_units': {
    row: never;
    params: [{ boxId: string; shipmentId: number | string; versionId: number | string; units: number }];
  };
  'dispatch.raise_load_version': {
    row: never;
    params: [string];
  };
  'dispatch.remove_empty_box': {
    row: never;
    params: [{ shipmentId: number | string; number: number }];
  };
  'dispatch.remove_explanation': {
    row: never;
    params: [{ id: string; loadId: string }];
  };
  'dispatch.remove_seen': {
    row: never;
    params: [string];
  };
  'dispatch.reopen_box': {
    row: { id: string };
    params: [{ shipmentId: number | string; number: number }];
  };
  'dispatch.reopen_packing': {
    row: { shipment_id: string };
    params: [number | string];
  };
  'dispatch.reopen_settlement': {
    row: never;
    params: [string];
  };
  'dispatch.restore_wave': {
    row: { id: string };
    params: [{ operatorId: string | null; operatorName: string | null; leavesAt: string; waveCode: string; version: number }];
  };
  'dispatch.save_pick_count': {
    row: never;
    params: [{ counted: number; id: string }];
  };
  'dispatch.save_tallies': {
    row: never;
    params: [{ operatorId: string | null; operatorName: string | null; at: Date | null; shipmentIds: readonly (number | string | null)[]; asked: readonly number[]; picked: readonly number[]; short: readonly number[]; versionId: number | string }];
  };
  'dispatch.send_load': {
    row: never;
    params: [{ by: string | null; reason: string | null; id: string }];
  };
  'dispatch.set_aboard': {
    row: { id: string };
    params: [{ aboard: boolean; shipmentId: number | string; number: number }];
  };
  'dispatch.set_link': {
    row: never;
    params: [{ hash: Buffer | null; id: string }];
  };
  'dispatch.set_room': {
    row: never;
    params: [{ shipmentId: number | string; versionId: number | string; room: number }];
  };
  'dispatch.share_load': {
    row: { state: 'draft' | 'on_road' | 'closed'; asksCode: boolean };
    params: [string];
  };
  'dispatch.sign_settlement': {
    row: never;
    params: [string];
  };
  'dispatch.sum_adjustments': {
    row: { closedBy: string | null; amount: number };
    params: [string];
  };
  'dispatch.take_down': {
    row: never;
    params: [readonly (number | string)[]];
  };
  'dispatch.take_out': {
    row: { shipmentId: string };
    params: [{ waveId: number | string; shipmentIds: readonly (number | string)[] }];
  };
  'dispatch.take_out_elsewhere': {
    row: never;
    params: [{ shipmentId: number | string; warehouseId: string }];
  };
  'dispatch.take_units': {
    row: never;
    params: [{ boxId: string; versionId: number | string }];
  };
  'dispatch.touch_settlement': {
    row: never;
    params: [{ operatorId: string | null; operatorName: string | null; loadId: string }];
  };
  'dispatch.unload_boxes': {
    row: never;
    params: [readonly (number | string)[]];
  };
  'dispatch.update_count': {
    row: never;
    params: [{ notes: string | null; coins: number | null; counted: number | string | null; isChangeReturned: boolean; operatorId: string | null; operatorName: string | null; loadId: string }];
  };
  'dispatch.update_load': {
    row: never;
    params: [{ driverName: string | null; driverPhone: string | null; driverDocument: string | null; vehicle: string | null; plate: string | null; capacityKg: number | null; changeAmount: number; asksCode: boolean; notifiesCustomers: boolean; leavesAt: string; id: string }];
  };
  'dispatch.update_route': {
    row: never;
    params: [{ name: string; position: number; leavesAt: string; id: string }];
  };
  'dispatch.update_wave': {
    row: { id: string };
    params: [{ operatorId: string | null; operatorName: string | null; leavesAt: string; code: string; version: number }];
  };
  'marketing.add_event_counts': {
    row: never;
    params: [{ days: readonly string[]; names: readonly string[]; pages: readonly string[]; references: readonly string[]; campaigns: readonly string[]; counts: readonly (number | string)[] }];
  };
  'marketing.add_search_term': {
    row: { isNew: boolean };
    params: [{ seeker: string; term: string; day: string; isAccount: boolean; now: Date; counts: boolean; hasRoom: boolean }];
  };
  'marketing.count_office_coupons': {
    row: { total: number };
    params: [{ state: string | null; now: Date; q: string | null; most: number | string }];
  };
  'marketing.delete_banner': {
    row: never;
    params: [number | string];
  };
  'marketing.delete_coupon': {
    row: never;
    params: [number | string];
  };
  'marketing.delete_header': {
    row: never;
    params: [number | string];
  };
  'marketing.end_banner': {
    row: never;
    params: [{ at: Date; id: number | string }];
  };
  'marketing.end_coupon': {
    row: never;
    params: [{ at: Date; id: number | string }];
  };
  'marketing.end_header': {
    row: never;
    params: [{ at: Date; id: number | string }];
  };
  'marketing.find_banner_picture': {
    row: { picture: unknown; photo: string | null };
    params: [number | string];
  };
  'marketing.find_coupon': {
    row: { id: string; code: string; name: string; discountType: 'percentage' | 'value'; amount: number; maxSavings: number | null; minTotal: number; manufacturerId: string | null; categoryId: string | null; onlyFor: string | null; endsAt: Date | null; isRunning: boolean | null; isUsedUp: boolean | null; isUsed: boolean };
    params: [string, Date, number | string];
  };
  'marketing.find_coupon_by_code': {
    row: { id: string; code: string; name: string; discountType: 'percentage' | 'value'; amount: number; maxSavings: number | null; minTotal: number; manufacturerId: string | null; categoryId: string | null; onlyFor: string | null; endsAt: Date | null; isRunning: boolean | null; isUsedUp: boolean | null; isUsed: boolean };
    params: [string, Date, string];
  };
  'marketing.find_only_for': {
    row: { onlyFor: string | null };
    params: [{ brandId: number | string | null; categoryId: number | string | null }];
  };
  'marketing.find_photo_banner': {
    row: { id: string; code: string | null; name: string };
    params: [number | string];
  };
  'marketing.find_target_name': {
    row: { name: string | null };
    params: [{ brandId: number | string | null; categoryId: number | string | null }];
  };
  'marketing.free_redemption': {
    row: { id: string };
    params: [string];
  };
  'marketing.insert_banner': {
    row: { id: string };
    params: [{ title: string; position: string; subtitle: string; picture: string; link: string; from: Date; until: Date | null; isDraft: boolean }];
  };
  'marketing.insert_coupon': {
    row: { id: string; revision: number };
    params: [{ code: string; name: string; discountType: 'percentage' | 'value'; amount: number; maxSavings: number | null; minTotal: number; brandId: number | string | null; categoryId: number | string | null; perCustomer: number; totalLimit: number | null; from: Date; until: Date | null; listed: boolean }];
  };
  'marketing.insert_header': {
    row: { id: string };
    params: [{ title: string; from: Date | null; until: Date; link: string | null; timer: boolean; design: string }];
  };
  'marketing.insert_redemption': {
    row: { nth: number };
    params: [number | string, string, string];
  };
  'marketing.list_banners': {
    row: { id: string; name: string; position: string; title: string; subtitle: string; link: string; photo: string | null; revision: number };
    params: [{ positions: readonly string[]; platform: string; now: Date }];
  };
  'marketing.list_banners_at': {
    row: { id: string; name: string; position: string; title: string; subtitle: string; link: string; photo: string | null; revision: number };
    params: [{ position: string; name: string; platform: string; now: Date }];
  };
  'marketing.list_coupons': {
    row: { id: string; code: string; name: string; discountType: 'percentage' | 'value'; amount: number; maxSavings: number | null; minTotal: number; manufacturerId: string | null; categoryId: string | null; onlyFor: string | null; endsAt: Date | null; isRunning: boolean | null; isUsedUp: boolean | null; isUsed: boolean };
    params: [string, Date, number | string];
  };
  'marketing.list_headers': {
    row: { id: string; title: string; endDate: Date; timer: boolean; link: string | null; design: unknown };
    params: [Date];
  };
  'marketing.list_latest_terms': {
    row: { term: string | null };
    params: [string, number | string, number | string];
  };
  'marketing.list_menu': {
    row: { id: string; name: string; icon: string | null; link: string };
    params: [];
  };
  'marketing.list_office_banners': {
    row: { id: string; position: string; title: string; subtitle: string; link: string; photo: string | null; isDraft: boolean; revision: number; from: Date | null; until: Date | null };
    params: [];
  };
  'marketing.list_office_coupons': {
    row: { id: string; code: string; name: string; discountType: 'percentage' | 'value'; amount: number; maxSavings: number | null; minTotal: number; brandId: string | null; categoryId: string | null; onlyFor: string | null; perCustomer: number; totalLimit: number | null; redeemed: number; listed: boolean; from: Date | null; until: Date | null; revision: number };
    params: [{ state: string | null; now: Date; q: string | null; limit: number | string; offset: number | string }];
  };
  'marketing.list_office_headers': {
    row: { id: string; title: string; link: string | null; from: Date | null; until: Date; timer: boolean; design: unknown; revision: number };
    params: [{ now: Date }];
  };
  'marketing.list_own_terms': {
    row: { term: string };
    params: [string, number | string];
  };
  'marketing.list_own_top_terms': {
    row: { term: string };
    params: [string, number | string];
  };
  'marketing.list_top_terms': {
    row: { term: string | null };
    params: [string, number | string, number | string];
  };
  'marketing.lock_banner': {
    row: { id: string; position: string; title: string; subtitle: string; link: string; photo: string | null; isDraft: boolean; revision: number; from: Date | null; until: Date | null };
    params: [number | string];
  };
  'marketing.lock_banner_place': {
    row: { id: string };
    params: [string];
  };
  'marketing.lock_coupon': {
    row: { id: string; code: string; name: string; discountType: 'percentage' | 'value'; amount: number; maxSavings: number | null; minTotal: number; brandId: string | null; categoryId: string | null; onlyFor: string | null; perCustomer: number; totalLimit: number | null; redeemed: number; listed: boolean; from: Date | null; until: Date | null; revision: number };
    params: [number | string];
  };
  'marketing.lock_header': {
    row: { id: string; title: string; link: string | null; from: Date | null; until: Date; timer: boolean; design: unknown; revision: number };
    params: [number | string];
  };
  'marketing.order_banners': {
    row: never;
    params: [{ ids: readonly (number | string | null)[] }];
  };
  'marketing.remove_old_search_counts': {
    row: { term: string };
    params: [string];
  };
  'marketing.remove_old_terms': {
    row: { seeker: string };
    params: [Date, Date];
  };
  'marketing.remove_searches_of': {
    row: never;
    params: [string];
  };
  'marketing.remove_terms_beyond': {
    row: never;
    params: [string, number | string];
  };
  'marketing.show_banner_photos': {
    row: never;
    params: [{ photos: readonly string[]; id: number | string }];
  };
  'marketing.take_coupon': {
    row: { id: string };
    params: [number | string, Date];
  };
  'marketing.update_banner': {
    row: never;
    params: [{ title: string; subtitle: string; picture: string | null; link: string; from: Date; until: Date | null; isDraft: boolean; position: string; id: number | string }];
  };
  'marketing.update_coupon': {
    row: { revision: number };
    params: [{ name: string; discountType: 'percentage' | 'value'; amount: number; maxSavings: number | null; minTotal: number; brandId: number | string | null; categoryId: number | string | null; perCustomer: number; totalLimit: number | null; from: Date; until: Date | null; listed: boolean; id: number | string }];
  };
  'marketing.update_header': {
    row: never;
    params: [{ title: string; from: Date | null; until: Date; link: string | null; timer: boolean; design: string; id: number | string }];
  };
  'media.count_photos': {
    row: { total: number };
    params: [{ kind: string | null; most: number | string }];
  };
  'media.delete_photo': {
    row: { id: string };
    params: [{ id: string; version: number }];
  };
  'media.find_archive': {
    row: { id: string; name: string; bytes: string };
    params: [{ id: string; operatorId: string }];
  };
  'media.find_photo': {
    row: { id: string; owner_kind: string; owner_id: string; original_key: string; width: number; height: number; alt: string; turn: number; crop_left: number | null; crop_top: number | null; crop_side: number | null; focus_x: number; focus_y: number; cut: boolean; ground: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | 'blanco' | null; version: number; created_at: Date; deleted_at: Date | null };
    params: [string];
  };
  'media.insert_archive': {
    row: { id: string; name: string; bytes: string };
    params: [{ operatorId: string; name: string; bytes: number | string }];
  };
  'media.insert_photo': {
    row: { id: string };
    params: [{ kind: string; ownerId: number | string; key: string; operatorId: string }];
  };
  'media.keep_original': {
    row: never;
    params: [{ key: string; width: number; height: number; bytes: number }];
  };
  'media.list_newest_photos': {
    row: { id: string; owner_kind: string; owner_id: string; original_key: string; width: number; height: number; alt: string; turn: number; crop_left: number | null; crop_top: number | null; crop_side: number | null; focus_x: number; focus_y: number; cut: boolean; ground: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | 'blanco' | null; version: number; created_at: Date; deleted_at: Date | null };
    params: [{ kind: string | null; limit: number | string; offset: number | string }];
  };
  'media.list_photos': {
    row: { id: string; owner_kind: string; owner_id: string; original_key: string; width: number; height: number; alt: string; turn: number; crop_left: number | null; crop_top: number | null; crop_side: number | null; focus_x: number; focus_y: number; cut: boolean; ground: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | 'blanco' | null; version: number; created_at: Date; deleted_at: Date | null };
    params: [{ kind: string; ownerId: number | string }];
  };
  'media.lock_album': {
    row: { version: number };
    params: [{ kind: 'product' | 'version' | 'brand' | 'banner'; ownerId: number | string }];
  };
  'media.note_nameless_files': {
    row: never;
    params: [readonly string[]];
  };
  'media.order_photos': {
    row: { id: string };
    params: [{ ids: readonly (string | null)[]; kind: string; ownerId: number | string }];
  };
  'media.remove_archives': {
    row: { id: string };
    params: [];
  };
  'media.remove_deleted_photos': {
    row: { id: string };
    params: [{ hours: number }];
  };
  'media.remove_unused_originals': {
    row: { key: string };
    params: [];
  };
  'media.replace_picture': {
    row: { id: string };
    params: [{ key: string; id: string }];
  };
  'media.restore_photo': {
    row: { id: string };
    params: [string];
  };
  'media.update_photo': {
    row: { id: string };
    params: [{ alt: string; turn: number; left: number | null; top: number | null; side: number | null; focusX: number; focusY: number; cut: boolean; ground: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | 'blanco' | null; id: string; version: number }];
  };
  'notices.archive': {
    row: { id: string };
    params: [{ now: Date | null; isArchived: boolean; noticeId: string; customerId: string; identityId: string | null; readsAll: boolean }];
  };
  'notices.count_unread': {
    row: { unread: number };
    params: [{ customerId: string; identityId: string | null; readsAll: boolean; days: number }];
  };
  'notices.insert': {
    row: { id: string };
    params: [{ customerId: string; identityId: string | null; key: string; kind: 'order' | 'refund' | 'payment' | 'back_in_stock' | 'price_drop' | 'approval'; title: string; text: string; path: string; action: string | null; versionId: number | string | null; quantity: number | null; hex: string | null; at: Date; isRead: boolean }];
  };
  'notices.list': {
    row: { noticeId: string; kind: 'order' | 'refund' | 'payment' | 'back_in_stock' | 'price_drop' | 'approval'; title: string; text: string; path: string; action: string | null; versionId: string | null; quantity: number | null; hex: string | null; isRead: boolean; writtenAt: Date };
    params: [{ customerId: string; identityId: string | null; readsAll: boolean; days: number; group: string | null; before: string | null; most: number | string }];
  };
  'notices.read_one': {
    row: { id: string };
    params: [{ now: Date | null; noticeId: string; customerId: string; identityId: string | null; readsAll: boolean }];
  };
  'notices.read_up_to': {
    row: never;
    params: [{ now: Date | null; customerId: string; identityId: string | null; readsAll: boolean; upTo: Date }];
  };
  'notices.remove_of_customer': {
    row: never;
    params: [string];
  };
  'notices.remove_old': {
    row: { id: string };
    params: [{ days: number }];
  };
  'office.claim_job': {
    row: { id: string; kind: string; input: unknown; cursor: unknown; operatorId: string; network: string; attempt: number; stopAskedAt: Date | null };
    params: [{ kinds: readonly string[]; stale: number }];
  };
  'office.claim_weekly_exports': {
    row: { name: string; email: string; role: string; wish: unknown };
    params: [{ monday: string }];
  };
  'office.clear_access': {
    row: never;
    params: [string];
  };
  'office.confirm_session': {
    row: never;
    params: [{ until: Date | null; id: string }];
  };
  'office.count_audit': {
    row: { events: number };
    params: [{ subject: string | null; operatorId: string | null; modules: readonly string[]; subjects: readonly string[]; operatorIds: readonly string[]; from: string | null; to: string | null; most: number | string }];
  };
  'office.count_jobs': {
    row: { waiting: number; failed: number };
    params: [];
  };
  'office.count_look': {
    row: never;
    params: [{ services: readonly string[]; names: readonly string[]; states: readonly (string | null)[] }];
  };
  'office.count_open_jobs': {
    row: { jobs: number };
    params: [string];
  };
  'office.count_own_views': {
    row: { count: number };
    params: [{ operatorId: string; list: string }];
  };
  'office.count_try': {
    row: { operatorId: string; newSecret: Buffer | null; tries: number };
    params: [{ hash: Buffer; now: Date; most: number }];
  };
  'office.delete_view': {
    row: { id: string };
    params: [{ id: string; operatorId: string }];
  };
  'office.delete_weekly_export': {
    row: { operator_id: string };
    params: [{ operatorId: string }];
  };
  'office.end_job': {
    row: never;
    params: [{ state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped'; problem: string | null; id: string; attempt: number }];
  };
  'office.end_session': {
    row: { id: string };
    params: [{ id: string; operatorId: string }];
  };
  'office.end_sessions_of': {
    row: { id: string };
    params: [string];
  };
  'office.find_by_address': {
    row: { id: string; passwordHash: string | null; hasSecondFactor: boolean; hasPasskey: boolean };
    params: [string];
  };
  'office.find_first_link': {
    row: { is_only: boolean };
    params: [{ hash: Buffer; now: Date }];
  };
  'office.find_invitation': {
    row: { email: string; name: string };
    params: [{ hash: Buffer; now: Date }];
  };
  'office.find_job_operator': {
    row: { name: string; role: string };
    params: [string];
  };
  'office.find_last_act': {
    row: { at: Date; by: string | null };
    params: [{ subject: string; actions: readonly (string | null)[] }];
  };
  'office.find_operators_named': {
    row: { id: string };
    params: [string];
  };
  'office.find_own_view': {
    row: { id: string; version: number };
    params: [{ id: string; operatorId: string }];
  };
  'office.find_passkey': {
    row: { id: string; publicKey: Buffer; counter: number };
    params: [{ credentialId: string; operatorId: string }];
  };
  'office.find_passkey_owner': {
    row: { id: string; publicKey: Buffer; counter: number; operatorId: string };
    params: [{ credentialId: string }];
  };
  'office.find_password_link': {
    row: { email: string; name: string };
    params: [{ hash: Buffer; now: Date }];
  };
  'office.find_preferences': {
    row: { value: unknown };
    params: [string];
  };
  'office.find_ready_operator': {
    row: { id: string; name: string; email: string };
    params: [string];
  };
  'office.find_same_name': {
    row: { id: string };
    params: [{ name: string; id: string }];
  };
  'office.find_session': {
    row: { sessionId: string; lastSeenAt: Date; isConfirmed: boolean; id: string; email: string; name: string; role: string };
    params: [{ now: Date; hash: Buffer; idleSince: Date }];
  };
  'office.find_ticket': {
    row: { operatorId: string };
    params: [{ hash: Buffer; now: Date }];
  };
  'office.find_totp_secret': {
    row: { secret: Buffer | null };
    params: [string];
  };
  'office.find_weekly_export': {
    row: { wish: unknown };
    params: [{ operatorId: string }];
  };
  'office.insert_access_request': {
    row: { place: string };
    params: [{ operatorId: string; place: string; today: string }];
  };
  'office.insert_invitation': {
    row: never;
    params: [{ hash: Buffer; operatorId: string; expiresAt: Date }];
  };
  'office.insert_job': {
    row: { id: string };
    params: [{ kind: string; operatorId: string; network: string; input: string; total: number | null }];
  };
  'office.insert_operator': {
    row: { id: string };
    params: [{ email: string; name: string; role: string }];
  };
  'office.insert_passkey': {
    row: { id: string; name: string; createdAt: Date };
    params: [{ operatorId: string; credentialId: string; publicKey: Buffer; counter: number | string; transports: readonly string[]; name: string }];
  };
  'office.insert_password_link': {
    row: never;
    params: [{ operatorId: string; hash: Buffer; expiresAt: Date }];
  };
  'office.insert_ready_operator': {
    row: { id: string };
    params: [{ email: string; name: string; role: string; passwordHash: string | null; secret: Buffer | null }];
  };
  'office.insert_session': {
    row: { id: string };
    params: [{ hash: Buffer; userAgent: string; network: string; now: Date; expiresAt: Date; operatorId: string }];
  };
  'office.insert_ticket': {
    row: { hash: Buffer };
    params: [{ hash: Buffer; expiresAt: Date; newSecret: Buffer | null; operatorId: string; passwordHash: string }];
  };
  'office.insert_view': {
    row: { id: string; operatorId: string; name: string; isShared: boolean; search: unknown; hidden: string[] | null; columns: string[] | null; version: number; by: string | null };
    params: [{ operatorId: string; list: string; name: string; isShared: boolean; search: string; hidden: readonly string[] | null; columns: readonly string[] | null }];
  };
  'office.keep_backup': {
    row: never;
    params: [Date];
  };
  'office.keep_challenge': {
    row: never;
    params: [{ now: Date; purpose: 'register' | 'sign-in' | 'step-up' | 'enter'; holder: string; operatorId: string | null; challenge: string; expiresAt: Date }];
  };
  'office.list_audit': {
    row: { id: string; at: Date; by: string | null; actorId: string | null; operatorId: string | null; network: string | null; action: string; subject: string; detail: unknown };
    params: [{ subject: string | null; operatorId: string | null; modules: readonly string[]; subjects: readonly string[]; operatorIds: readonly string[]; from: string | null; to: string | null; before: number | string | null; limit: number | string; offset: number | string }];
  };
  'office.list_audit_people': {
    row: { id: string; name: string };
    params: [];
  };
  'office.list_backups': {
    row: { at: Date };
    params: [];
  };
  'office.list_jobs': {
    row: { id: string; kind: string; input: unknown; state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped'; done: number; total: number | null; failed: number; failures: unknown; problem: string | null; createdAt: Date; startedAt: Date | null; endedAt: Date | null; hasRows: boolean };
    params: [{ operatorId: string; id: string | null }];
  };
  'office.list_looks': {
    row: { hour: Date; service: string; name: string; checks: number; warns: number; bads: number };
    params: [];
  };
  'office.list_operators': {
    row: { id: string; email: string; name: string; role: string; stage: string; version: number; hasPasskey: boolean; warehouseId: string | null; lastSeenAt: Date | null };
    params: [];
  };
  'office.list_owners': {
    row: { name: string; email: string };
    params: [];
  };
  'office.list_passkeys': {
    row: { id: string; name: string; credentialId: string; transports: string[]; createdAt: Date; lastUsedAt: Date | null };
    params: [string];
  };
  'office.list_secrets': {
    row: { email: string; secret: Buffer };
    params: [readonly string[]];
  };
  'office.list_sessions': {
    row: { id: string; userAgent: string; network: string; createdAt: Date; lastSeenAt: Date };
    params: [{ operatorId: string; now: Date; idleSince: Date }];
  };
  'office.list_views': {
    row: { id: string; operatorId: string; name: string; isShared: boolean; search: unknown; hidden: string[] | null; columns: string[] | null; version: number; by: string | null };
    params: [{ list: string; operatorId: string }];
  };
  'office.lock_operator': {
    row: { id: string; email: string; name: string; role: string; version: number };
    params: [string];
  };
  'office.lock_owners': {
    row: { id: string; isActive: boolean };
    params: [];
  };
  'office.mark_left': {
    row: never;
    params: [string];
  };
  'office.name_operators': {
    row: { id: string; name: string };
    params: [readonly string[]];
  };
  'office.note_job_part': {
    row: never;
    params: [{ handled: number; id: string; attempt: number }];
  };
  'office.read_job_part': {
    row: { rows: unknown };
    params: [{ id: string; part: number }];
  };
  'office.release_job': {
    row: never;
    params: [{ id: string; attempt: number }];
  };
  'office.remove_first_link': {
    row: never;
    params: [];
  };
  'office.remove_invitations': {
    row: never;
    params: [string];
  };
  'office.remove_job_parts': {
    row: { part: number };
    params: [{ hours: number }];
  };
  'office.remove_jobs': {
    row: { id: string };
    params: [];
  };
  'office.remove_old_looks': {
    row: never;
    params: [];
  };
  'office.remove_old_tickets': {
    row: never;
    params: [Date];
  };
  'office.remove_passkey': {
    row: { name: string };
    params: [{ id: string; operatorId: string }];
  };
  'office.remove_tickets_and_codes': {
    row: never;
    params: [string];
  };
  'office.remove_tickets_of': {
    row: never;
    params: [string];
  };
  'office.rename_passkey': {
    row: { id: string };
    params: [{ name: string; id: string; operatorId: string }];
  };
  'office.replace_first_link': {
    row: { is_only: boolean };
    params: [{ hash: Buffer; expiresAt: Date }];
  };
  'office.replace_recovery_codes': {
    row: never;
    params: [{ operatorId: string; hashes: readonly (Buffer | null)[] }];
  };
  'office.save_job_step': {
    row: { stopAskedAt: Date | null };
    params: [{ handled: number; cursor: string | null; failed: number; most: number; failures: string; id: string; attempt: number; rows: string | null }];
  };
  'office.save_preferences': {
    row: { value: unknown };
    params: [{ operatorId: string; value: string }];
  };
  'office.save_weekly_export': {
    row: never;
    params: [{ operatorId: string; wish: string; monday: string }];
  };
  'office.set_operator_password': {
    row: never;
    params: [{ passwordHash: string | null; id: string }];
  };
  'office.set_totp_secret': {
    row: { id: string };
    params: [{ secret: Buffer | null; step: number | string; id: string }];
  };
  'office.spend_challenge': {
    row: { challenge: string; expiresAt: Date };
    params: [{ purpose: 'register' | 'sign-in' | 'step-up' | 'enter'; holder: string; operatorId: string | null }];
  };
  'office.spend_first_link': {
    row: { is_only: boolean };
    params: [{ hash: Buffer; now: Date }];
  };
  'office.spend_invitation': {
    row: { id: string; email: string; name: string };
    params: [{ hash: Buffer; now: Date }];
  };
  'office.spend_password_link': {
    row: { id: string; email: string; name: string; hasPasskey: boolean };
    params: [{ hash: Buffer; now: Date }];
  };
  'office.spend_recovery_code': {
    row: { operatorId: string };
    params: [{ operatorId: string; hash: Buffer }];
  };
  'office.spend_ticket': {
    row: { operatorId: string };
    params: [Buffer];
  };
  'office.spend_totp_step': {
    row: { id: string };
    params: [{ step: number | string; id: string }];
  };
  'office.stop_job': {
    row: never;
    params: [{ id: string; operatorId: string }];
  };
  'office.touch_session': {
    row: never;
    params: [{ now: Date; id: string }];
  };
  'office.update_operator': {
    row: never;
    params: [{ name: string; role: string; id: string }];
  };
  'office.update_view': {
    row: { id: string; operatorId: string; name: string; isShared: boolean; search: unknown; hidden: string[] | null; columns: string[] | null; version: number; by: string | null };
    params: [{ name: string; isShared: boolean; search: string; hidden: readonly string[] | null; columns: readonly string[] | null; id: string }];
  };
  'office.use_passkey': {
    row: { id: string };
    params: [{ counter: number | string; now: Date | null; id: string }];
  };
  'platform.begin_regular_job': {
    row: { run: number };
    params: [{ name: string; restSeconds: number }];
  };
  'platform.claim_message': {
    row: { id: string; topic: string; payload: unknown };
    params: [readonly string[]];
  };
  'platform.count_aside': {
    row: { events: number };
    params: [];
  };
  'platform.drop_aside': {
    row: { topic: string };
    params: [{ id: number | string }];
  };
  'platform.end_regular_job': {
    row: never;
    params: [{ hasFailed: boolean; name: string; run: number | string }];
  };
  'platform.find_brand': {
    row: { name: string | null; colour: string | null };
    params: [];
  };
  'platform.find_credit_name': {
    row: { name: string | null };
    params: [];
  };
  'platform.find_logo': {
    row: { content: Buffer };
    params: [string];
  };
  'platform.find_setting': {
    row: { key: string; value: unknown; updatedAt: Date; updatedBy: string };
    params: [string];
  };
  'platform.find_setting_text': {
    row: { value: string | null };
    params: [string];
  };
  'platform.find_text_version': {
    row: { value: unknown };
    params: [string, string];
  };
  'platform.finish_message': {
    row: never;
    params: [{ events: string; id: number | string; action: string | null; subject: string }];
  };
  'platform.insert_acts': {
    row: never;
    params: [string];
  };
  'platform.insert_audit': {
    row: never;
    params: [{ actorId: string | null; operatorId: string | null; network: string | null; action: string; subjectId: string; detail: string }];
  };
  'platform.insert_audits': {
    row: never;
    params: [{ actorIds: readonly (string | null)[]; actions: readonly string[]; subjectIds: readonly string[]; details: readonly string[] }];
  };
  'platform.insert_events': {
    row: never;
    params: [string];
  };
  'platform.insert_message': {
    row: never;
    params: [{ topic: string; payload: string; notBefore: Date | null }];
  };
  'platform.insert_messages': {
    row: never;
    params: [{ subjectId: string; cause: string; startedBy: string | null; messages: string }];
  };
  'platform.list_acts': {
    row: { at: Date; action: string; by: string | null; network: string | null; detail: unknown };
    params: [{ subjectId: string; partIds: readonly string[]; partActions: readonly string[] }];
  };
  'platform.list_aside': {
    row: { id: string; topic: string; orderCode: string | null; attempts: number; failedAt: Date; reason: string; canRetry: boolean };
    params: [];
  };
  'platform.list_authors': {
    row: { operatorId: string };
    params: [{ subjectId: string; actions: readonly string[]; words: string }];
  };
  'platform.list_deliveries': {
    row: { topic: string; workedAt: Date | null; failedAt: Date | null };
    params: [];
  };
  'platform.list_messages': {
    row: { id: string; recipient: 'customer' | 'seller'; channel: 'email' | 'whatsapp' | 'sms' | 'push'; title: string; cause: unknown; startedBy: string | null; createdAt: Date; sentAt: Date | null; failedAt: Date | null };
    params: [string];
  };
  'platform.list_regular_jobs': {
    row: { name: string; startedAt: Date; seconds: number | null; isRunning: boolean; hasFailed: boolean };
    params: [];
  };
  'platform.list_setting_events': {
    row: { at: Date; by: string | null; before: string | null; after: string | null };
    params: [string];
  };
  'platform.list_settings': {
    row: { key: string; value: unknown; updatedAt: Date; updatedBy: string };
    params: [];
  };
  'platform.lock_settings': {
    row: never;
    params: [];
  };
  'platform.measure_database': {
    row: { bytes: number | null; seconds: number };
    params: [];
  };
  'platform.measure_outbox': {
    row: { waiting: number; sent: number; nextTry: Date | null };
    params: [Date];
  };
  'platform.plan_for_values': {
    row: { set_config: string | null; memory: string | null };
    params: [];
  };
  'platform.postpone_message': {
    row: { isAside: boolean };
    params: [{ id: number | string; most: number; reason: string; seconds: number | null }];
  };
  'platform.read_clock': {
    row: { ms: number };
    params: [];
  };
  'platform.read_outbox_queue': {
    row: { waiting: number; oldest: number };
    params: [];
  };
  'platform.remove_handled_messages': {
    row: { id: string };
    params: [];
  };
  'platform.remove_setting': {
    row: never;
    params: [string, string];
  };
  'platform.retry_aside': {
    row: { id: string };
    params: [{ id: number | string | null }];
  };
  'platform.save_setting': {
    row: never;
    params: [string, string, string];
  };
  'products.add_purchase_received': {
    row: never;
    params: [{ versionIds: readonly (number | string | null)[]; units: readonly (number | null)[]; id: string }];
  };
  'products.add_to_stock': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; quantities: readonly (number | null)[]; warehouseId: string; movedFor: string | null }];
  };
  'products.begin_import': {
    row: { id: string };
    params: [{ listId: string; checkId: string; withdraws: boolean; missingSeen: number | null; leavesFalls: boolean }];
  };
  'products.begin_import_check': {
    row: { id: string };
    params: [{ takesDoubted: boolean; listId: string }];
  };
  'products.begin_import_undo': {
    row: { id: string };
    params: [string];
  };
  'products.check_combo_parts': {
    row: { productId: string; kind: 'simple' | 'combo'; hasVersions: boolean; brandId: string; categoryId: string; isVersion: boolean };
    params: [{ productIds: readonly (number | string | null)[]; versionIds: readonly (number | string | null)[] | null }];
  };
  'products.correct_stock': {
    row: never;
    params: [{ versionIds: readonly (number | string | null)[]; by: readonly (number | null)[]; movedFor: readonly (string | null)[]; warehouseId: string }];
  };
  'products.count_agreed': {
    row: { total: number };
    params: [{ customerId: string | null; state: string | null; now: Date; q: string | null; most: number | string }];
  };
  'products.count_all_movements': {
    row: { movements: number };
    params: [{ warehouseId: string | null; cause: 'opening' | 'order' | 'return' | 'adjustment' | 'count' | 'transfer' | 'receipt' | 'import' | 'loss' | 'outside' | null; operatorId: string | null; from: string | null; to: string | null; typed: string | null; versionIds: readonly (number | string)[]; most: number | string }];
  };
  'products.count_counts': {
    row: { count: number };
    params: [{ state: 'open' | 'applied' | 'cancelled' | null; most: number | string }];
  };
  'products.count_import_lists': {
    row: { lists: number };
    params: [number | string];
  };
  'products.count_import_rows': {
    row: { created: number; updated: number; unchanged: number; skipped: number; priced: number; raised: number; stocked: number; fallen: number; averagePercent: number | null; doubted: number; products: number };
    params: [{ below: number; id: string }];
  };
  'products.count_known_codes': {
    row: { found: number };
    params: [readonly string[]];
  };
  'products.count_listed_import_rows': {
    row: { rows: number };
    params: [{ id: string; filter: string; below: number; q: string | null; most: number | string }];
  };
  'products.count_much_changed': {
    row: { count: number };
    params: [string];
  };
  'products.count_office_deals': {
    row: { total: number };
    params: [{ kind: 'deal' | 'break' | null; state: string | null; now: Date; q: string | null; ofBrandId: number | string | null; most: number | string }];
  };
  'products.count_on_sale': {
    row: { products: number; stocked: number };
    params: [];
  };
  'products.count_open_work': {
    row: { traslados: number; conteos: number };
    params: [];
  };
  'products.count_photo_addresses': {
    row: { count: number };
    params: [];
  };
  'products.count_placed': {
    row: never;
    params: [{ orderId: string; ids: readonly (number | string | null)[]; quantities: readonly number[]; warehouseId: string | null; day: string; most: number | string }];
  };
  'products.count_price_rules': {
    row: { programs: number; agreed: number; deals: number; breaks: number };
    params: [Date];
  };
  'products.count_programs': {
    row: { total: number };
    params: [{ from: Date | null; until: Date | null; tradeTypeId: string | null; brandId: number | string | null; q: string | null; most: number | string }];
  };
  'products.count_purchase_orders': {
    row: { count: number };
    params: [{ state: 'sent' | 'partial' | 'received' | 'cancelled' | null; most: number | string }];
  };
  'products.count_sold': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; quantities: readonly number[]; warehouseId: string | null; day: string; most: number | string }];
  };
  'products.count_stock_rows': {
    row: { rows: number };
    params: [number | string];
  };
  'products.count_stocked_versions': {
    row: { count: number };
    params: [readonly (number | string)[]];
  };
  'products.count_transfers': {
    row: { count: number };
    params: [{ state: 'draft' | 'sent' | 'received' | 'cancelled' | null; most: number | string }];
  };
  'products.count_without_supplier': {
    row: { count: number };
    params: [];
  };
  'products.delete_deal': {
    row: { id: string };
    params: [number | string];
  };
  'products.delete_programmed': {
    row: never;
    params: [string];
  };
  'products.describe_deals': {
    row: { id: string; name: string | null; versions: number; pictures: unknown };
    params: [readonly (number | string | null)[]];
  };
  'products.end_count': {
    row: never;
    params: [{ state: 'open' | 'applied' | 'cancelled'; by: string | null; id: string }];
  };
  'products.end_import_run': {
    row: { id: string };
    params: [{ counts: string | null; missing: string | null; id: string; listId: string }];
  };
  'products.end_import_undo': {
    row: { id: string; back: number; kept: number };
    params: [string];
  };
  'products.ensure_stock': {
    row: never;
    params: [number | string, string];
  };
  'products.ensure_stocks': {
    row: never;
    params: [{ warehouseId: string; ids: readonly (number | string)[] }];
  };
  'products.enter_order': {
    row: never;
    params: [string];
  };
  'products.find_alternatives': {
    row: { wanted: unknown; own: unknown; others: string[] };
    params: [{ versionCode: string | null; code: string; warehouseId: string; now: Date; most: number | string }];
  };
  'products.find_arriving': {
    row: { orderId: string; code: string; units: number; arrivesOn: string };
    params: [number | string];
  };
  'products.find_brand_and_category': {
    row: { brands: number; categories: number };
    params: [{ brandId: number | string; categoryId: number | string }];
  };
  'products.find_break_in_the_way': {
    row: { name: string; from: Date | null; until: Date | null };
    params: [{ exceptId: number | string | null; minQuantity: number; productId: number | string | null; brandId: number | string | null; categoryId: number | string | null; tradeTypeId: string | null; from: Date | null; until: Date | null }];
  };
  'products.find_card_shades': {
    row: { versionId: string; section: string | null; name: string };
    params: [number | string];
  };
  'products.find_card_stock': {
    row: { id: string; stock: number | null };
    params: [{ warehouseId: string; ids: readonly (number | string)[] }];
  };
  'products.find_cards': {
    row: { id: string; product_id: string; code: string; name: string; kind: 'simple' | 'combo'; manufacturer_id: string; manufacturer_name: string; category_id: string; category_name: string; parent_category_id: string | null; parent_category_name: string | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; min_quantity: number; has_versions: boolean; has_colors: boolean; has_volumes: boolean; attributes: unknown; tones: string[]; tones_total: number; is_top_seller: boolean; is_new: boolean | null; news_at: Date; new_tones: string[]; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; base_price: number; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown; stock: number | null; dispatch_date: string | null; presale_left: number };
    params: [{ now: Date; warehouseId: string; ids: readonly (number | string | null)[]; tradeTypeId: string | null; agreedFor: string | null }];
  };
  'products.find_category_names': {
    row: { id: string; name: string; parent_id: string | null };
    params: [];
  };
  'products.find_cell_result': {
    row: { result: unknown };
    params: [{ id: string; operatorId: string }];
  };
  'products.find_code_owners': {
    row: { code: string; productId: string; versionId: string };
    params: [readonly string[]];
  };
  'products.find_coded_products': {
    row: { code: string; id: string };
    params: [readonly string[]];
  };
  'products.find_coded_versions': {
    row: { code: string; id: string };
    params: [readonly string[]];
  };
  'products.find_combo_parts': {
    row: { combo_id: string; position: number; product_id: string; code: string; name: string; version_id: string | null; quantity: number };
    params: [readonly (number | string)[]];
  };
  'products.find_combo_terms': {
    row: { comboId: string; from: Date; until: Date; tradeTypeIds: string[]; warehouseIds: string[] };
    params: [];
  };
  'products.find_combo_terms_of': {
    row: { from: Date; until: Date; perOrder: number | null; perCustomer: number | null; inTotal: number | null; tradeTypeIds: string[]; warehouseIds: string[]; addsCoupon: boolean };
    params: [number | string];
  };
  'products.find_coming_deals': {
    row: { id: string; name: string; discountType: 'percentage' | 'value'; amount: number; productId: string | null; manufacturerId: string | null; categoryId: string | null; minQuantity: number; tradeTypeId: string | null; weekdays: number[]; from: Date; until: Date };
    params: [Date];
  };
  'products.find_coming_presales': {
    row: { product_id: string; opens_at: Date; closes_at: Date; dispatch_date: string; presale_left: number };
    params: [Date];
  };
  'products.find_count': {
    row: { id: string; code: string; state: 'open' | 'applied' | 'cancelled'; warehouseId: string; section: string | null; isBlind: boolean; brand: string | null; createdAt: Date; createdBy: string; endedAt: Date | null; endedBy: string | null };
    params: [string];
  };
  'products.find_count_line': {
    row: { id: string };
    params: [string];
  };
  'products.find_custom_list': {
    row: { name: string; product_ids: string[] };
    params: [string];
  };
  'products.find_deal_scopes': {
    row: { id: string; brandId: string | null; from: Date | null; until: Date | null; weekdays: number[]; productIds: string[] };
    params: [readonly (number | string)[]];
  };
  'products.find_deals': {
    row: { id: string; name: string; discountType: 'percentage' | 'value'; amount: number; productId: string | null; manufacturerId: string | null; categoryId: string | null; minQuantity: number };
    params: [Date, string | null];
  };
  'products.find_facts_from': {
    row: { id: string; code: string; name: string; search_name: string; manufacturer_id: string; category_id: string; kind: 'simple' | 'combo'; min_quantity: number; attributes: unknown; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; has_versions: boolean; has_colors: boolean; has_volumes: boolean; tones: string[]; tones_total: number; later_tones: unknown; news_at: Date; units_sold: number; sold_in: unknown; stocked_in: string[]; stock: unknown; versions: unknown };
    params: [Date, number | string];
  };
  'products.find_facts_of': {
    row: { id: string; code: string; name: string; search_name: string; manufacturer_id: string; category_id: string; kind: 'simple' | 'combo'; min_quantity: number; attributes: unknown; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; has_versions: boolean; has_colors: boolean; has_volumes: boolean; tones: string[]; tones_total: number; later_tones: unknown; news_at: Date; units_sold: number; sold_in: unknown; stocked_in: string[]; stock: unknown; versions: unknown };
    params: [Date, readonly (number | string)[]];
  };
  'products.find_family_names': {
    row: { id: string; name: string; hex: string };
    params: [];
  };
  'products.find_favourite_marks': {
    row: { mark: string };
    params: [string];
  };
  'products.find_favourites': {
    row: { favourite_id: string; version_id: string | null; version_code: string | null; price_then: number; added_at: Date; id: string; product_id: string; code: string; name: string; kind: 'simple' | 'combo'; manufacturer_id: string; manufacturer_name: string; category_id: string; category_name: string; parent_category_id: string | null; parent_category_name: string | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; min_quantity: number; has_versions: boolean; has_colors: boolean; has_volumes: boolean; attributes: unknown; tones: string[]; tones_total: number; is_top_seller: boolean; is_new: boolean | null; news_at: Date; new_tones: string[]; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; base_price: number; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown; stock: number | null; dispatch_date: string | null; presale_left: number };
    params: [{ customerId: string; limit: number | string; offset: number | string; now: Date; warehouseId: string; tradeTypeId: string | null; agreedFor: string | null }];
  };
  'products.find_history_product': {
    row: { id: string };
    params: [number | string];
  };
  'products.find_ids_after': {
    row: { id: string };
    params: [number | string, number | string];
  };
  'products.find_import_file': {
    row: { content: Buffer };
    params: [string];
  };
  'products.find_import_list': {
    row: { id: string; number: string; kind: 'catalogue' | 'prices' | 'stock' | 'customers' | 'receivables'; name: string; operatorId: string; operatorName: string; rows: number; createdAt: Date; canUndo: boolean; state: string; mode: 'both' | 'update' | 'create'; hasTitles: boolean; decimals: 'comma' | 'dot' | null; titles: unknown; samples: unknown; targets: unknown; template: string | null; codeColumn: number | null; foundCodes: number | null; problem: string | null; version: number; checkId: string | null; runId: string | null };
    params: [string];
  };
  'products.find_import_run': {
    row: { id: string; listId: string; isCheck: boolean; phase: 'staging' | 'checking' | 'saving' | 'closing' | 'done'; takesDoubted: boolean; withdraws: boolean; missingSeen: number | null; staged: number; afterKey: string; saved: number; prices: unknown; counts: unknown; missing: unknown; withdrawn: string[]; back: number; kept: number; endedAt: Date | null; pricesFrom: Date | null; leavesFalls: boolean; programIds: string[] };
    params: [string];
  };
  'products.find_import_template': {
    row: { name: string; targets: unknown; hasTitles: boolean; decimals: 'comma' | 'dot' | null };
    params: [{ kind: 'catalogue' | 'prices' | 'stock' | 'customers' | 'receivables'; name: string }];
  };
  'products.find_import_template_by_titles': {
    row: { name: string; targets: unknown; decimals: 'comma' | 'dot' | null };
    params: [{ kind: 'catalogue' | 'prices' | 'stock' | 'customers' | 'receivables'; fingerprint: string }];
  };
  'products.find_keepable': {
    row: { product_id: string; manufacturer_id: string; category_id: string; parent_category_id: string | null; min_quantity: number; version_id: string | null; base_price: number; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown };
    params: [{ versionCode: string | null; tradeTypeId: string; agreedFor: string | null; now: Date; productId: number | string }];
  };
  'products.find_kept_on_device': {
    row: { version_id: string | null; version_code: string | null; id: string; product_id: string; code: string; name: string; kind: 'simple' | 'combo'; manufacturer_id: string; manufacturer_name: string; category_id: string; category_name: string; parent_category_id: string | null; parent_category_name: string | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; min_quantity: number; has_versions: boolean; has_colors: boolean; has_volumes: boolean; attributes: unknown; tones: string[]; tones_total: number; is_top_seller: boolean; is_new: boolean | null; news_at: Date; new_tones: string[]; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; base_price: number; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown; stock: number | null; dispatch_date: string | null; presale_left: number };
    params: [{ productIds: readonly (number | string | null)[]; versionCodes: readonly (string | null)[] | null; now: Date; warehouseId: string; tradeTypeId: string | null; agreedFor: string | null }];
  };
  'products.find_list_choices': {
    row: { words: string; versionId: string; productId: string };
    params: [{ customerId: string; words: readonly string[] }];
  };
  'products.find_lists_on_sale': {
    row: { url_name: string };
    params: [];
  };
  'products.find_manufacturer_names': {
    row: { id: string; name: string; ink: string; ground: string; photo: string | null };
    params: [];
  };
  'products.find_matched_shades': {
    row: { id: string; code: string; hex: string | null; name: string };
    params: [readonly (number | string)[]];
  };
  'products.find_near_others': {
    row: { id: string; productId: string; shade_code: string | null; shade_name: string | null; section: string | null; hex: string; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null };
    params: [{ warehouseId: string; hex: string; versionId: number | string }];
  };
  'products.find_near_shades': {
    row: { id: string; code: string; product_id: string; shade_code: string | null; shade_name: string | null; section: string | null; hex: string; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; product_code: string; product_name: string; manufacturer_id: string; manufacturer_name: string; category_id: string; category_name: string; parent_category_id: string | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; version_photo: string | null; min_quantity: number; stock: number; dispatch_date: string | null; presale_left: number; base_price: number; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown };
    params: [{ ids: readonly (number | string | null)[]; versionId: number | string | null; warehouseId: string; now: Date; tradeTypeId: string; agreedFor: string | null }];
  };
  'products.find_needs': {
    row: { need: string; finds: string };
    params: [];
  };
  'products.find_office_combo': {
    row: { id: string; code: string; name: string; selling: 'draft' | 'published' | 'withdrawn'; unitsSold: number; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded'; versionId: string; price: number; version: number };
    params: [number | string];
  };
  'products.find_overlaps': {
    row: { id: string; name: string; from: Date | null; until: Date | null; versions: number };
    params: [{ versionIds: readonly (number | string)[]; tradeTypeId: string | null; customerId: string | null; from: Date | null; until: Date | null; exceptId: string | null }];
  };
  'products.find_parts': {
    row: { combo_id: string; position: number; quantity: number; product_id: string; code: string; name: string; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; min_quantity: number; manufacturer_id: string; category_id: string; parent_category_id: string | null; version_id: string | null; version_code: string | null; hex: string | null; version_photo: string | null; dispatch_date: string | null; presale_left: number; base_price: number | null; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown };
    params: [{ tradeTypeId: string; agreedFor: string | null; now: Date; comboIds: readonly (number | string)[] }];
  };
  'products.find_photo_brand': {
    row: { id: string; code: string | null; name: string };
    params: [number | string];
  };
  'products.find_photo_product': {
    row: { id: string; code: string; name: string };
    params: [number | string];
  };
  'products.find_photo_version': {
    row: { id: string; code: string; name: string };
    params: [number | string];
  };
  'products.find_pick_facts': {
    row: { versionId: string; productId: string; code: string; barcode: string | null; shelf: string | null; reserveShelf: string | null; name: string; brand: string; category: string; shade_code: string | null; shade_name: string | null; hex: string | null; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; version_photo: string | null };
    params: [{ warehouseId: string; versionIds: readonly (number | string)[] }];
  };
  'products.find_presales': {
    row: { productId: string; dispatchDate: string; opensAt: Date; movedFor: 'supplier' | 'transport' | 'import' | 'sooner' | 'other' | null; movesQuiet: boolean; movedWords: string | null };
    params: [readonly (number | string)[]];
  };
  'products.find_product': {
    row: { id: string; kind: 'simple' | 'combo'; description: string; photos: string[]; assembled_with: string[]; together: unknown; versions: unknown };
    params: [{ now: Date; warehouseId: string; tradeTypeId: string; agreedFor: string | null; productId: number | string }];
  };
  'products.find_product_facts': {
    row: { productId: string; code: string; name: string; kind: 'simple' | 'combo'; hasVersions: boolean; hasShades: boolean; hasVolumes: boolean; minQuantity: number; active: boolean };
    params: [readonly string[]];
  };
  'products.find_products_of_photo_names': {
    row: { name: string; place: number; id: string; code: string };
    params: [readonly string[]];
  };
  'products.find_products_on_sale': {
    row: { id: string; name: string };
    params: [number | string, number | string];
  };
  'products.find_programmed_ids': {
    row: { id: string };
    params: [{ programId: string; versionIds: readonly (number | string)[] }];
  };
  'products.find_published_of_import': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'products.find_purchase_order': {
    row: { id: string; code: string; state: 'sent' | 'partial' | 'received' | 'cancelled'; supplierId: string; supplierName: string; warehouseId: string; arrivesOn: string; createdAt: Date; createdBy: string; mailedAt: Date | null; hasMail: boolean; version: number };
    params: [string];
  };
  'products.find_receipt': {
    row: { code: string; units: number };
    params: [string];
  };
  'products.find_related': {
    row: { id: string };
    params: [{ productId: number | string; warehouseId: string }];
  };
  'products.find_sellables_by_code': {
    row: { version_id: string; product_id: string; code: string; version_code: string; has_versions: boolean; has_colors: boolean; has_volumes: boolean; name: string; kind: 'simple' | 'combo'; manufacturer_id: string; manufacturer_name: string; category_id: string; parent_category_id: string | null; shade_code: string | null; shade_name: string | null; hex: string | null; colour_image: string | null; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; version_photo: string | null; min_quantity: number; tax_class: 'general' | 'reduced' | 'exempt' | 'excluded'; active: boolean | null; most_at_once: number | null; adds_coupon: boolean; stock: number | null; dispatch_date: string | null; presale_left: number | null; base_price: number; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown; deals: unknown };
    params: [{ now: Date; tradeTypeId: string | null; warehouseId: string; codes: readonly (string | null)[] | null; versionCodes: readonly (string | null)[] | null; agreedFor: string | null }];
  };
  'products.find_sellables_by_id': {
    row: { version_id: string; product_id: string; code: string; version_code: string; has_versions: boolean; has_colors: boolean; has_volumes: boolean; name: string; kind: 'simple' | 'combo'; manufacturer_id: string; manufacturer_name: string; category_id: string; parent_category_id: string | null; shade_code: string | null; shade_name: string | null; hex: string | null; colour_image: string | null; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; version_photo: string | null; min_quantity: number; tax_class: 'general' | 'reduced' | 'exempt' | 'excluded'; active: boolean | null; most_at_once: number | null; adds_coupon: boolean; stock: number | null; dispatch_date: string | null; presale_left: number | null; base_price: number; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown; deals: unknown };
    params: [{ now: Date; tradeTypeId: string | null; warehouseId: string; versionIds: readonly (number | string | null)[]; agreedFor: string | null }];
  };
  'products.find_selling_by_code': {
    row: { level: string; id: string; productId: string; code: string; name: string; selling: 'draft' | 'published' | 'withdrawn'; selling_reason: string | null; selling_by: string | null; versionsPublished: number; productSelling: 'draft' | 'published' | 'withdrawn' };
    params: [readonly string[]];
  };
  'products.find_selling_of_brand': {
    row: { level: string; id: string; productId: string; code: string; name: string; selling: 'draft' | 'published' | 'withdrawn'; selling_reason: string | null; selling_by: string | null; versionsPublished: number; productSelling: 'draft' | 'published' | 'withdrawn' };
    params: [string];
  };
  'products.find_shades': {
    row: { id: string; code: string; shade_code: string | null; shade_name: string | null; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; hex: string | null; product_id: string; product_name: string; photo: string | null; version_photo: string | null; manufacturer_id: string; manufacturer_name: string };
    params: [readonly (number | string)[]];
  };
  'products.find_shades_beside': {
    row: { versionId: string; section: string | null };
    params: [{ versionIds: readonly (number | string)[]; most: number }];
  };
  'products.find_some_versions': {
    row: { id: string; product_id: string; code: string; shade_code: string | null; shade_name: string | null; hex: string | null; colour_image: string | null; section: string | null; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; excluded_from_presale: boolean; photo: string | null; units_sold: number; is_new: boolean | null; stock: number | null; base_price: number; trade_price: number | null; agreed: unknown; own_programmed: unknown; everyones_programmed: unknown };
    params: [{ now: Date; warehouseId: string; tradeTypeId: string; agreedFor: string | null; versionIds: readonly (number | string)[] }];
  };
  'products.find_steepest_fall_of_import': {
    row: { name: string; before: number | null; after: number | null };
    params: [{ id: string; below: number }];
  };
  'products.find_supplier_lead': {
    row: { leadDays: number };
    params: [string];
  };
  'products.find_supplier_mail': {
    row: { email: string | null };
    params: [string];
  };
  'products.find_synonyms': {
    row: { term: string; meaning: string };
    params: [];
  };
  'products.find_top_seller_units': {
    row: { units: number };
    params: [number];
  };
  'products.find_trade_price': {
    row: { amount: number };
    params: [number | string, string];
  };
  'products.find_transfer': {
    row: { id: string; code: string; state: 'draft' | 'sent' | 'received' | 'cancelled'; fromId: string; toId: string; leavesOn: string | null; arrivesOn: string | null; createdAt: Date; createdBy: string; sentAt: Date | null; sentBy: string | null; receivedAt: Date | null; receivedBy: string | null; carrier: string; note: string; version: number };
    params: [string];
  };
  'products.find_units_sold': {
    row: { id: string; product_id: string; units_sold: number };
    params: [readonly (number | string)[]];
  };
  'products.find_version_code': {
    row: { code: string; productId: string };
    params: [number | string];
  };
  'products.find_versions_by_code': {
    row: { code: string; versionId: string; productId: string };
    params: [readonly string[]];
  };
  'products.find_versions_of_code': {
    row: { id: string };
    params: [string, number | string];
  };
  'products.find_versions_of_photo_names': {
    row: { name: string; place: number; id: string; code: string };
    params: [readonly string[]];
  };
  'products.find_wanted_shade': {
    row: { id: string; product_id: string; shade_code: string | null; shade_name: string | null; section: string | null; hex: string; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null };
    params: [string];
  };
  'products.find_withdrawn_by_import': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'products.find_withdrawn_of_import': {
    row: { id: string };
    params: [readonly string[]];
  };
  'products.find_wrongly_stocked': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'products.free_shade_names': {
    row: never;
    params: [readonly (number | string)[]];
  };
  'products.give_supplier_brands': {
    row: never;
    params: [{ id: string; brandIds: readonly (number | string)[] }];
  };
  'products.give_to_presale': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; quantities: readonly (number | null)[]; takenAt: Date }];
  };
  'products.give_to_stock': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; quantities: readonly (number | null)[]; warehouseId: string }];
  };
  'products.hold_favourites': {
    row: never;
    params: [string];
  };
  'products.hold_import_prices': {
    row: never;
    params: [readonly (number | string | null)[], readonly number[]];
  };
  'products.hold_import_trade_prices': {
    row: never;
    params: [{ versionIds: readonly (number | string | null)[]; tradeTypeIds: readonly (string | null)[]; pesos: readonly number[] }];
  };
  'products.import_count_published': {
    row: { brand: string; published: number };
    params: [readonly string[]];
  };
  'products.import_delete_rows': {
    row: never;
    params: [string];
  };
  'products.import_ensure_category': {
    row: { id: string };
    params: [number | string | null, string];
  };
  'products.import_ensure_manufacturer': {
    row: { id: string };
    params: [{ name: string; ink: string; ground: string }];
  };
  'products.import_find_missing': {
    row: { brand: string; version_id: string };
    params: [string, readonly (string | null)[] | null];
  };
  'products.import_find_products': {
    row: { n: number | null; id: string; code: string; name: string; kind: string; has_versions: boolean; selling: string; selling_reason: string | null; selling_by: string | null; is_other_brand: boolean | null };
    params: [{ ids: readonly (number | string | null)[] | null; codes: readonly (string | null)[] | null; brands: readonly (string | null)[]; names: readonly (string | null)[] }];
  };
  'products.import_insert_listed': {
    row: never;
    params: [{ importId: string; rowNos: readonly number[]; keys: readonly (string | null)[]; uniques: readonly (string | null)[]; contents: readonly (string | null)[]; reasons: readonly (string | null)[] | null; codes: readonly (string | null)[] }];
  };
  'products.import_insert_products': {
    row: { id: string; code: string };
    params: [string];
  };
  'products.import_insert_rows': {
    row: never;
    params: [{ importId: string; rowNos: readonly number[]; productKeys: readonly (string | null)[]; versionKeys: readonly (string | null)[]; rows: readonly (string | null)[]; reasons: readonly (string | null)[] | null; codes: readonly (string | null)[] }];
  };
  'products.import_list_families': {
    row: { id: number; hex: string };
    params: [];
  };
  'products.import_lock_products': {
    row: never;
    params: [{ keys: readonly (string | null)[] }];
  };
  'products.import_next_products': {
    row: { product_key: string };
    params: [{ importId: string; after: string; limit: number | string; rows: number | string }];
  };
  'products.import_patch_rows': {
    row: never;
    params: [{ rowNos: readonly (number | null)[]; patches: readonly (string | null)[]; doubted: readonly boolean[]; importId: string }];
  };
  'products.import_priced_rows': {
    row: { row_no: number; price: number | null; trade_prices: unknown; price_texts: unknown; notes: unknown; base_before: number | null; trade_before: unknown };
    params: [{ importId: string; after: number; limit: number | string }];
  };
  'products.import_replace_photo_names': {
    row: never;
    params: [{ versionIds: readonly (number | string)[]; places: readonly number[]; names: readonly string[] }];
  };
  'products.import_report_rows': {
    row: { row_no: number; outcome: 'created' | 'updated' | 'unchanged' | 'skipped' | null; code: string | null; reason: string | null };
    params: [{ importId: string; after: number; limit: number | string }];
  };
  'products.import_resolve_codes': {
    row: never;
    params: [string];
  };
  'products.import_rows_of_keys': {
    row: { rowNo: number; content: unknown };
    params: [{ importId: string; keys: readonly string[] }];
  };
  'products.import_rows_of_products': {
    row: { product_key: string; row_no: number; content: unknown };
    params: [string, readonly string[]];
  };
  'products.import_settle_listed': {
    row: never;
    params: [{ keep: boolean; rowNos: readonly (number | null)[]; outcomes: readonly ('created' | 'updated' | 'unchanged' | 'skipped' | null)[]; reasons: readonly (string | null)[]; subjectIds: readonly (string | null)[]; changes: readonly (string | null)[]; restores: readonly (string | null)[]; importId: string }];
  };
  'products.import_settle_rows': {
    row: never;
    params: [{ keep: boolean; rowNos: readonly (number | null)[]; outcomes: readonly ('created' | 'updated' | 'unchanged' | 'skipped' | null)[]; codes: readonly (string | null)[]; reasons: readonly (string | null)[]; versionIds: readonly (number | string | null)[]; changes: readonly (string | null)[]; restores: readonly (string | null)[]; importId: string }];
  };
  'products.import_skip_clashing': {
    row: never;
    params: [string];
  };
  'products.import_skip_repeated': {
    row: never;
    params: [string];
  };
  'products.import_skip_repeated_listed': {
    row: never;
    params: [{ importId: string; mayRepeat: boolean }];
  };
  'products.import_skip_unknown_codes': {
    row: never;
    params: [string];
  };
  'products.import_stop_rows': {
    row: never;
    params: [string, string | null];
  };
  'products.import_taken_codes': {
    row: { code: string; product_id: string };
    params: [readonly string[]];
  };
  'products.import_unknown_brands': {
    row: { name: string | null };
    params: [readonly (string | null)[]];
  };
  'products.import_update_products': {
    row: { id: string };
    params: [string];
  };
  'products.import_upsert_prices': {
    row: { version_id: string; trade_type_id: string; after: number; before: number | null };
    params: [{ versionIds: readonly (number | string)[]; tradeTypeIds: readonly string[]; amounts: readonly number[] }];
  };
  'products.import_upsert_stock': {
    row: { version_id: string; warehouse_id: string; after: number; before: number | null };
    params: [{ versionIds: readonly (number | string)[]; warehouseIds: readonly string[]; available: readonly number[]; movedFor: string | null }];
  };
  'products.import_upsert_versions': {
    row: { row_no: number | null; version_id: string | null; is_known: boolean; code: string | null; outcome: string; price_before: number | null; published_again: boolean; selling: string; selling_reason: string | null; selling_by: string | null; texts_changed: boolean };
    params: [string];
  };
  'products.insert_cell_act': {
    row: { id: string; at: Date };
    params: [string];
  };
  'products.insert_cell_act_items': {
    row: never;
    params: [{ actId: string; items: string }];
  };
  'products.insert_cell_batch': {
    row: never;
    params: [{ id: string; operatorId: string; edits: string; isConfirmed: boolean }];
  };
  'products.insert_combo': {
    row: { id: string };
    params: [{ code: string; name: string; brandId: number | string; categoryId: number | string; by: string | null }];
  };
  'products.insert_combo_parts': {
    row: never;
    params: [{ comboId: number | string; productIds: readonly (number | string)[]; versionIds: readonly (number | string | null)[]; quantities: readonly number[] }];
  };
  'products.insert_count': {
    row: { code: string };
    params: [{ id: string; warehouseId: string; section: string | null; brandId: number | string | null; isBlind: boolean; by: string }];
  };
  'products.insert_count_items': {
    row: { versionId: string };
    params: [{ id: string; warehouseId: string; section: string | null; brandId: number | string | null; most: number }];
  };
  'products.insert_count_line': {
    row: { expected: number };
    params: [{ ago: number; countId: string; id: string; units: number; reason: 'broken' | 'lost' | 'expired' | 'elsewhere' | null; operatorId: string; versionId: number | string; warehouseId: string }];
  };
  'products.insert_deal': {
    row: { id: string; revision: number };
    params: [{ name: string; discountType: 'percentage' | 'value'; amount: number; productId: number | string | null; brandId: number | string | null; categoryId: number | string | null; tradeTypeId: string | null; minQuantity: number; kind: 'deal' | 'break'; from: Date | null; until: Date | null; weekdays: readonly number[]; revision: number }];
  };
  'products.insert_draft': {
    row: { id: string };
    params: [{ code: string; name: string; description: string; brandId: number | string; categoryId: number | string; minimum: number; by: string | null }];
  };
  'products.insert_favourite': {
    row: never;
    params: [{ customerId: string; productId: number | string; versionId: number | string | null; price: number; at: Date; most: number | string }];
  };
  'products.insert_favourites': {
    row: never;
    params: [{ customerId: string; at: Date; productIds: readonly (number | string)[]; versionIds: readonly (number | string | null)[] | null; prices: readonly number[]; most: number | string }];
  };
  'products.insert_import_file': {
    row: never;
    params: [{ listId: string; content: Buffer }];
  };
  'products.insert_import_list': {
    row: { id: string };
    params: [{ kind: 'catalogue' | 'prices' | 'stock' | 'customers' | 'receivables'; name: string; operatorId: string; operatorName: string; rows: number; titles: string; samples: string; targets: string; template: string | null; decimals: 'comma' | 'dot' | null; codeColumn: number | null; foundCodes: number | null }];
  };
  'products.insert_only_version': {
    row: { id: string };
    params: [{ productId: number | string; code: string; price: number }];
  };
  'products.insert_order_receipt': {
    row: { code: string };
    params: [{ id: string; warehouseId: string; reason: string; units: number; operatorId: string; orderId: string | null }];
  };
  'products.insert_presale': {
    row: { revision: number };
    params: [{ productId: number | string; now: Date; closesAt: Date; dispatchDate: string; capacity: number | null }];
  };
  'products.insert_price_act': {
    row: { id: string; at: Date };
    params: [{ operatorId: string; subject: 'program' | 'deal'; subjectId: string; revisionAfter: number; before: string | null }];
  };
  'products.insert_program': {
    row: { id: string; revision: number };
    params: [{ name: string; tradeTypeId: string | null; customerId: string | null; customerName: string | null; from: Date | null; until: Date | null; replaces: boolean; versions: number; rule: string | null }];
  };
  'products.insert_programmed': {
    row: never;
    params: [{ ids: readonly (number | string)[]; pesos: readonly number[]; programId: string }];
  };
  'products.insert_purchase_order': {
    row: { code: string };
    params: [{ id: string; supplierId: string; warehouseId: string; arrivesOn: string; by: string }];
  };
  'products.insert_purchase_order_lines': {
    row: never;
    params: [{ id: string; versionIds: readonly (number | string)[]; units: readonly number[]; costs: readonly (number | null)[] }];
  };
  'products.insert_receipt': {
    row: { code: string };
    params: [{ id: string; warehouseId: string; reason: string; units: number; operatorId: string }];
  };
  'products.insert_shades': {
    row: { id: string; code: string };
    params: [{ productId: number | string; by: string | null; shades: string }];
  };
  'products.insert_supplier': {
    row: { version: number };
    params: [{ id: string; name: string; email: string | null; leadDays: number; minimum: number | null }];
  };
  'products.insert_transfer': {
    row: { code: string };
    params: [{ id: string; fromId: string; toId: string; leavesOn: string | null; arrivesOn: string | null; carrier: string; note: string; by: string }];
  };
  'products.insert_transfer_lines': {
    row: never;
    params: [{ id: string; versionIds: readonly (number | string)[]; units: readonly number[] }];
  };
  'products.list_agreed': {
    row: { id: string; name: string; tradeTypeId: string | null; customerId: string; customerName: string | null; from: Date | null; until: Date | null; replaces: boolean; versions: number; rule: unknown; revision: number; cancelledAt: Date | null };
    params: [{ customerId: string | null; state: string | null; now: Date; q: string | null; limit: number | string; offset: number | string }];
  };
  'products.list_agreed_customers': {
    row: { customerId: string };
    params: [Date];
  };
  'products.list_agreed_prices': {
    row: { customerId: string; versionId: number; from: number | null; until: number | null; amount: number; replaces: boolean; id: string; name: string };
    params: [{ customerIds: readonly string[]; now: Date }];
  };
  'products.list_agreed_versions': {
    row: { key: string; customer: string | null; name: string; from: Date | null; until: Date | null; replaces: boolean; state: string; versionId: string; code: string; brand: string; product: string; shade: string; base: number; amount: number; cost: number | null; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded' };
    params: [{ now: Date; customerId: string | null; state: string | null; q: string | null; afterProgram: string | null; afterVersion: number | string; limit: number | string }];
  };
  'products.list_alerts': {
    row: { alertId: string; kind: 'stock' | 'price'; quantity: number; priceThen: number; madeAt: Date; firedAt: Date | null; isPaused: boolean; versionId: string };
    params: [{ customerId: string; versionId: string | null; days: number }];
  };
  'products.list_all_movements': {
    row: { id: string; versionId: string; at: Date; warehouseId: string; units: number; cause: 'opening' | 'order' | 'return' | 'adjustment' | 'count' | 'transfer' | 'receipt' | 'import' | 'loss' | 'outside'; reason: string | null; document: string | null; onHandAfter: number };
    params: [{ before: number | string | null; warehouseId: string | null; cause: 'opening' | 'order' | 'return' | 'adjustment' | 'count' | 'transfer' | 'receipt' | 'import' | 'loss' | 'outside' | null; operatorId: string | null; from: string | null; to: string | null; typed: string | null; versionIds: readonly (number | string)[]; limit: number | string; offset: number | string }];
  };
  'products.list_all_products': {
    row: { ids: unknown };
    params: [];
  };
  'products.list_arrivals': {
    row: { versionId: string; arrivesOn: string };
    params: [{ versionIds: readonly (number | string)[]; warehouseId: string; today: string }];
  };
  'products.list_brand_names': {
    row: { _id: string; name: string };
    params: [];
  };
  'products.list_category_tree': {
    row: { id: string };
    params: [number | string | null];
  };
  'products.list_cell_act_items': {
    row: { versionId: string; field: 'price' | 'minimum' | 'visible'; tradeTypeId: string | null; before: unknown; after: unknown };
    params: [{ actId: string; since: Date }];
  };
  'products.list_codes_of_barcodes': {
    row: { barcode: string; code: string };
    params: [{ barcodes: readonly string[] }];
  };
  'products.list_count_corrections': {
    row: { versionId: string; available: number; reserved: number; reason: 'broken' | 'lost' | 'expired' | 'elsewhere' | null; by: number | null };
    params: [string];
  };
  'products.list_count_items': {
    row: { versionId: string; barcode: string | null; shelf: string | null; box: number; onHand: number; units: number | null; expected: number | null; reason: 'broken' | 'lost' | 'expired' | 'elsewhere' | null; countedAt: Date | null; countedBy: string | null; applied: number | null };
    params: [string];
  };
  'products.list_count_page': {
    row: { id: string; code: string; state: 'open' | 'applied' | 'cancelled'; warehouseId: string; section: string | null; isBlind: boolean; brand: string | null; createdAt: Date; createdBy: string; endedAt: Date | null; endedBy: string | null; total: number; counted: number; differing: number };
    params: [{ state: 'open' | 'applied' | 'cancelled' | null; limit: number | string; offset: number | string }];
  };
  'products.list_crossings': {
    row: { oneKind: string; oneId: string; otherKind: string; otherId: string; from: Date | null; until: Date | null; tradeTypeId: string | null; versions: number; versionId: string };
    params: [{ from: Date | null; until: Date | null; most: number | string }];
  };
  'products.list_customers_with_alerts': {
    row: { customerId: string };
    params: [{ after: string; productIds: readonly (number | string)[] | null; most: number | string }];
  };
  'products.list_deals_for': {
    row: { id: string; name: string; discountType: 'percentage' | 'value'; amount: number; minQuantity: number; from: Date | null; until: Date | null; weekdays: number[]; about: string; aboutId: string | null; aboutName: string | null };
    params: [Date, string | null];
  };
  'products.list_exported_versions': {
    row: { id: string; code: string; productCode: string; product: string; brand: string; category: string; shadeCode: string | null; shadeName: string | null; hex: string | null; volume: number | null; volumeUnit: 'ml' | 'g' | 'und' | null; minimum: number; basePrice: number; ownPrice: number | null; barcode: string | null; cost: number | null; productId: string; manufacturerId: string; categoryId: string; parentCategoryId: string | null; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded'; hasPhoto: boolean; byWarehouse: string | null; available: number | null; presale: string | null; isVisible: boolean };
    params: [{ tradeTypeId: string; warehouseId: string | null; now: Date; ids: readonly (number | string)[] }];
  };
  'products.list_foreseen_import_prices': {
    row: { versionId: string; tradeTypeId: string | null; before: number | null; amount: number | null };
    params: [{ id: string; below: number }];
  };
  'products.list_grid_facts': {
    row: { productId: string; brandId: string; categoryId: string; name: string; productCode: string; productWords: string; isCombo: boolean; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded'; versions: unknown };
    params: [{ productIds: readonly (number | string)[] }];
  };
  'products.list_import_lists': {
    row: { id: string; number: string; kind: 'catalogue' | 'prices' | 'stock' | 'customers' | 'receivables'; name: string; operatorId: string; operatorName: string; rows: number; createdAt: Date; canUndo: boolean; state: string; counts: unknown };
    params: [{ limit: number | string; offset: number | string }];
  };
  'products.list_import_report_rows': {
    row: { row: number; outcome: 'created' | 'updated' | 'unchanged' | 'skipped'; undone: 'back' | 'kept' | null; code: string | null; reason: string | null; changes: unknown };
    params: [{ id: string; after: number; limit: number | string }];
  };
  'products.list_import_rows': {
    row: { row: number; code: string | null; name: string; hex: string | null; outcome: 'created' | 'updated' | 'unchanged' | 'skipped' | null; isDoubted: boolean; reason: string | null; changes: unknown };
    params: [{ id: string; filter: string; below: number; q: string | null; limit: number | string; offset: number | string }];
  };
  'products.list_import_rows_to_undo': {
    row: { rowNo: number; outcome: 'created' | 'updated' | 'unchanged' | 'skipped'; code: string | null; versionId: string | null; subjectId: string | null; changes: unknown; restore: unknown };
    params: [{ id: string; limit: number | string }];
  };
  'products.list_import_templates': {
    row: { name: string };
    params: ['catalogue' | 'prices' | 'stock' | 'customers' | 'receivables'];
  };
  'products.list_last_counts': {
    row: { warehouseId: string; at: Date | null };
    params: [number | string];
  };
  'products.list_ledger_after': {
    row: { versionId: string; warehouseId: string | null; code: string; onHand: number; reserved: number; moved: number };
    params: [{ after: number | string; most: number | string }];
  };
  'products.list_ledger_of': {
    row: { versionId: string; warehouseId: string | null; code: string; onHand: number; reserved: number; moved: number };
    params: [{ warehouseIds: readonly (string | null)[]; versionIds: readonly (number | string | null)[] }];
  };
  'products.list_likely_pictures': {
    row: { kind: string; id: string };
    params: [number | string];
  };
  'products.list_list_costs': {
    row: { id: string; cost: number | null; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded' };
    params: [readonly (number | string)[]];
  };
  'products.list_listed_versions': {
    row: { id: string; code: string; product_id: string; product_code: string; name: string; brand: string; category: string; shade_code: string | null; shade_name: string | null; section: string | null; hex: string | null; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; min_quantity: number; stock: number; presale_left: number };
    params: [{ warehouseId: string; now: Date; productIds: readonly (number | string)[] }];
  };
  'products.list_movements': {
    row: { id: string; at: Date; warehouseId: string; units: number; cause: 'opening' | 'order' | 'return' | 'adjustment' | 'count' | 'transfer' | 'receipt' | 'import' | 'loss' | 'outside'; reason: string | null; document: string | null; onHandAfter: number };
    params: [{ versionId: number | string; warehouseId: string | null; before: number | string | null; since: Date; limit: number | string }];
  };
  'products.list_not_on_sale': {
    row: { level: string; id: string; productId: string; code: string; name: string; selling: string; selling_reason: string | null; selling_by: string | null; versionsPublished: number; productSelling: string; at: Date | null };
    params: [string | null, number | string];
  };
  'products.list_office_deals': {
    row: { id: string; name: string; discountType: 'percentage' | 'value'; amount: number; productId: string | null; brandId: string | null; categoryId: string | null; tradeTypeId: string | null; minQuantity: number; kind: 'deal' | 'break'; from: Date | null; until: Date | null; weekdays: number[]; revision: number };
    params: [{ kind: 'deal' | 'break' | null; state: string | null; now: Date; q: string | null; ofBrandId: number | string | null; limit: number | string; offset: number | string }];
  };
  'products.list_office_parts': {
    row: { position: number; productId: string; versionId: string | null; quantity: number; name: string; brand: string; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; code: string; hex: string | null; versionPhoto: string | null; versions: number; price: number | null; cost: number | null; available: number; swatches: string[] };
    params: [number | string];
  };
  'products.list_office_presales': {
    row: { productId: string; opensAt: Date; closesAt: Date; dispatchDate: string; capacity: number | null; taken: number; revision: number; code: string; name: string; brand: string; photo: string | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; versions: number; purchase: unknown };
    params: [{ productId: number | string | null; now: Date; most: number | string }];
  };
  'products.list_offline_from': {
    row: { id: string; code: string; name: string; manufacturer_id: string; category_id: string; kind: 'simple' | 'combo'; has_versions: boolean; min_quantity: number; attributes: unknown; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; units_sold: number; sold_in: unknown; versions: unknown; parts: unknown };
    params: [{ after: number | string; now: Date }];
  };
  'products.list_offline_of': {
    row: { id: string; code: string; name: string; manufacturer_id: string; category_id: string; kind: 'simple' | 'combo'; has_versions: boolean; min_quantity: number; attributes: unknown; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; photo: string | null; units_sold: number; sold_in: unknown; versions: unknown; parts: unknown };
    params: [{ ids: readonly (number | string)[]; now: Date }];
  };
  'products.list_offline_presales': {
    row: { productId: string; from: number; until: number; dispatchDate: string; left: number | null };
    params: [Date];
  };
  'products.list_own_prices': {
    row: { id: string; own: unknown };
    params: [readonly (number | string)[]];
  };
  'products.list_presales_of_versions': {
    row: { versionId: string; units: number; dispatchDate: string };
    params: [readonly (number | string)[], Date];
  };
  'products.list_presold_products': {
    row: { id: string };
    params: [{ now: Date }];
  };
  'products.list_price_ranges': {
    row: { id: string | null; tradeTypeId: string; from: number; to: number };
    params: [readonly (number | string | null)[]];
  };
  'products.list_price_windows': {
    row: { kind: string; id: string; from: Date | null; until: Date | null; weekdays: number[] };
    params: [{ versionId: number | string; agreedFor: string | null; tradeTypeId: string | null; at: Date }];
  };
  'products.list_priced_versions': {
    row: { id: string; basePrice: number; tradePrice: number | null };
    params: [{ tradeTypeId: string | null; versionIds: readonly (number | string)[]; productId: number | string | null; brandId: number | string | null; categoryId: number | string | null; most: number | string }];
  };
  'products.list_product_acts': {
    row: { id: string; at: Date; by: string | null; isUndone: boolean; field: 'price' | 'minimum' | 'visible'; tradeTypeId: string | null; count: number; isMixed: boolean; before: unknown; after: unknown; shade: string | null; cells: number; hasPrices: boolean };
    params: [{ id: number | string; limit: number | string }];
  };
  'products.list_product_costs': {
    row: { id: string; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded'; from: number | null; to: number | null };
    params: [readonly (number | string)[]];
  };
  'products.list_product_events': {
    row: { id: string; at: Date; by: string | null; action: string; detail: unknown; shade: string | null };
    params: [{ id: number | string; ofProduct: readonly string[]; ofVersion: readonly string[]; limit: number | string }];
  };
  'products.list_programmed': {
    row: { versionId: string; amount: number };
    params: [string];
  };
  'products.list_programmed_of_import': {
    row: { versionId: string; tradeTypeId: string | null };
    params: [readonly string[], readonly (number | string)[]];
  };
  'products.list_programs': {
    row: { id: string; name: string; tradeTypeId: string | null; customerId: string | null; customerName: string | null; from: Date | null; until: Date | null; replaces: boolean; versions: number; rule: unknown; revision: number; cancelledAt: Date | null };
    params: [{ from: Date | null; until: Date | null; tradeTypeId: string | null; brandId: number | string | null; q: string | null; limit: number | string; offset: number | string }];
  };
  'products.list_purchase_needs': {
    row: { id: string; available: number; coming: number; perDay: number; weeks: number[] | null; coverDays: number | null; box: number; cost: number | null };
    params: [{ supplierId: string | null; today: string; days: number; limit: number | string }];
  };
  'products.list_purchase_order_lines': {
    row: { versionId: string; units: number; received: number; cost: number | null };
    params: [string];
  };
  'products.list_purchase_order_page': {
    row: { id: string; code: string; state: 'sent' | 'partial' | 'received' | 'cancelled'; supplierId: string; supplierName: string; warehouseId: string; arrivesOn: string; createdAt: Date; createdBy: string; mailedAt: Date | null; hasMail: boolean; version: number; units: number; received: number; amount: number | null };
    params: [{ state: 'sent' | 'partial' | 'received' | 'cancelled' | null; limit: number | string; offset: number | string }];
  };
  'products.list_running_out': {
    row: { versionId: string; available: number; daysLeft: number | null; total: number; topSellers: number };
    params: [{ since: string; warehouseId: string | null; period: number; days: number; limit: number | string }];
  };
  'products.list_sales_rates': {
    row: { rates: unknown };
    params: [{ period: number; since: string; warehouseId: string | null }];
  };
  'products.list_sold_by_warehouse': {
    row: { versionId: string; warehouseId: string; units: number };
    params: [{ versionIds: readonly (number | string)[]; since: string }];
  };
  'products.list_stock_of_products': {
    row: { productId: string; brandId: string; categoryId: string; name: string; productWords: string; versions: unknown };
    params: [{ warehouseId: string | null; productIds: readonly (number | string)[] }];
  };
  'products.list_stock_of_version': {
    row: { warehouse: string; available: number };
    params: [number | string];
  };
  'products.list_stocked_products': {
    row: { ids: unknown };
    params: [];
  };
  'products.list_suppliers': {
    row: { id: string; name: string; email: string | null; leadDays: number; minimum: number | null; version: number; brandIds: string[]; versions: number };
    params: [];
  };
  'products.list_transfer_lines': {
    row: { versionId: string; units: number; received: number | null; reason: 'missing' | 'broken' | 'extra' | null };
    params: [string];
  };
  'products.list_transfer_page': {
    row: { id: string; code: string; state: 'draft' | 'sent' | 'received' | 'cancelled'; fromId: string; toId: string; leavesOn: string | null; arrivesOn: string | null; createdAt: Date; createdBy: string; sentAt: Date | null; sentBy: string | null; receivedAt: Date | null; receivedBy: string | null; lines: number; units: number; differing: number };
    params: [{ state: 'draft' | 'sent' | 'received' | 'cancelled' | null; limit: number | string; offset: number | string }];
  };
  'products.list_unapplied_counts': {
    row: { versionId: string };
    params: [string];
  };
  'products.list_unit_costs': {
    row: { id: string; cost: number; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded' };
    params: [readonly (number | string)[]];
  };
  'products.list_unit_facts': {
    row: { versionId: string; cost: number | null; grams: number | null };
    params: [readonly (number | string)[]];
  };
  'products.list_units_in': {
    row: { versionId: string; warehouseId: string; onHand: number; reserved: number; available: number; shelf: string | null; reserveShelf: string | null };
    params: [readonly (number | string)[]];
  };
  'products.list_versions_named': {
    row: { id: string };
    params: [{ typed: string }];
  };
  'products.list_versions_of': {
    row: { id: string };
    params: [{ productIds: readonly (number | string | null)[]; most: number | string }];
  };
  'products.list_versions_of_brands': {
    row: { id: string; barcode: string | null; category: string };
    params: [readonly (number | string)[] | null];
  };
  'products.lock_alerts': {
    row: never;
    params: [string];
  };
  'products.lock_cell_batch': {
    row: { edits: unknown; isConfirmed: boolean; result: unknown };
    params: [string];
  };
  'products.lock_combo_limits': {
    row: { comboId: string; perOrder: number | null; perCustomer: number | null; inTotal: number | null };
    params: [readonly (number | string)[]];
  };
  'products.lock_count': {
    row: { code: string; state: 'open' | 'applied' | 'cancelled'; warehouseId: string };
    params: [string];
  };
  'products.lock_counted': {
    row: { counted: boolean; heard: number };
    params: [string];
  };
  'products.lock_deal': {
    row: { id: string; name: string; discountType: 'percentage' | 'value'; amount: number; productId: string | null; brandId: string | null; categoryId: string | null; tradeTypeId: string | null; minQuantity: number; kind: 'deal' | 'break'; from: Date | null; until: Date | null; weekdays: number[]; revision: number };
    params: [number | string];
  };
  'products.lock_grid_rows': {
    row: { id: string; code: string; productId: string; hasVersions: boolean; basePrice: number; tradePrices: unknown; minimum: number; revision: number; selling: unknown };
    params: [readonly (number | string)[]];
  };
  'products.lock_import_run': {
    row: { id: string };
    params: [{ id: string; phase: 'staging' | 'checking' | 'saving' | 'closing' | 'done' }];
  };
  'products.lock_import_undo': {
    row: { id: string };
    params: [string];
  };
  'products.lock_office_product': {
    row: { id: string; code: string; name: string; description: string; brandId: string; categoryId: string; kind: 'simple' | 'combo'; hasVersions: boolean; minimum: number; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded'; selling: 'draft' | 'published' | 'withdrawn'; reason: string | null };
    params: [number | string];
  };
  'products.lock_presale': {
    row: { productId: string; opensAt: Date; closesAt: Date; dispatchDate: string; capacity: number | null; taken: number; revision: number; movedFor: 'supplier' | 'transport' | 'import' | 'sooner' | 'other' | null; movesQuiet: boolean; movedWords: string | null };
    params: [number | string];
  };
  'products.lock_presale_product': {
    row: { id: string };
    params: [number | string];
  };
  'products.lock_products_of_versions': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'products.lock_program': {
    row: { id: string; name: string; tradeTypeId: string | null; customerId: string | null; customerName: string | null; from: Date | null; until: Date | null; replaces: boolean; versions: number; rule: unknown; revision: number; cancelledAt: Date | null };
    params: [string];
  };
  'products.lock_programs': {
    row: { held: boolean };
    params: [];
  };
  'products.lock_purchase_order': {
    row: { code: string; state: 'sent' | 'partial' | 'received' | 'cancelled'; version: number; warehouseId: string };
    params: [string];
  };
  'products.lock_shelf': {
    row: { shelf: string | null };
    params: [{ isReserve: boolean; versionId: number | string; warehouseId: string }];
  };
  'products.lock_stock': {
    row: { available: number };
    params: [number | string, string];
  };
  'products.lock_stock_row': {
    row: { onHand: number; reserved: number };
    params: [{ versionId: number | string; warehouseId: string }];
  };
  'products.lock_stocks': {
    row: { versionId: string };
    params: [{ warehouseIds: readonly (string | null)[]; versionIds: readonly (number | string | null)[] }];
  };
  'products.lock_supplier': {
    row: { version: number };
    params: [string];
  };
  'products.lock_transfer': {
    row: { code: string; state: 'draft' | 'sent' | 'received' | 'cancelled'; fromId: string; toId: string; version: number };
    params: [string];
  };
  'products.lock_version_costs': {
    row: { versionId: string; cost: number | null; held: number };
    params: [readonly (number | string)[]];
  };
  'products.lock_version_of_code': {
    row: { id: string; product_id: string; code: string; base_price: number; name: string };
    params: [string];
  };
  'products.lock_versions_of': {
    row: { id: string };
    params: [number | string];
  };
  'products.lock_waiting_alerts': {
    row: { alertId: string; kind: 'stock' | 'price'; quantity: number; priceThen: number; versionId: string };
    params: [string];
  };
  'products.mark_alert_fired': {
    row: { id: string };
    params: [{ at: Date | null; price: number | null; alertId: string }];
  };
  'products.mark_cell_act_undone': {
    row: { id: string };
    params: [{ actId: string; since: Date }];
  };
  'products.mark_counts_applied': {
    row: never;
    params: [{ versionIds: readonly (number | string | null)[]; by: readonly (number | null)[]; id: string }];
  };
  'products.mark_photo_address_fetched': {
    row: never;
    params: [string];
  };
  'products.mark_price_act_undone': {
    row: { subject: 'program' | 'deal'; subjectId: string; revisionAfter: number; before: unknown };
    params: [{ actId: string; since: Date }];
  };
  'products.mark_transfer_cancelled': {
    row: never;
    params: [string];
  };
  'products.mark_transfer_received': {
    row: never;
    params: [{ by: string | null; id: string }];
  };
  'products.mark_transfer_sent': {
    row: never;
    params: [{ by: string | null; id: string }];
  };
  'products.move_reserved': {
    row: never;
    params: [{ warehouseIds: readonly (string | null)[]; versionIds: readonly (number | string | null)[]; units: readonly (number | null)[]; documents: readonly (string | null)[]; facts: string }];
  };
  'products.name_catalogue': {
    row: { idKind: string; id: string; kind: string; key: string; name: string };
    params: [{ products: readonly (number | string)[]; versions: readonly (number | string)[]; uuids: readonly string[] }];
  };
  'products.next_photo_addresses': {
    row: { version_id: string; name: string; is_fetched: boolean };
    params: [{ after: number | string; versions: number | string }];
  };
  'products.note_import_checked': {
    row: never;
    params: [{ prices: string | null; id: string }];
  };
  'products.note_import_phase': {
    row: never;
    params: [{ to: 'staging' | 'checking' | 'saving' | 'closing' | 'done'; id: string; from: 'staging' | 'checking' | 'saving' | 'closing' | 'done' }];
  };
  'products.note_import_saved': {
    row: never;
    params: [{ last: string; rows: number; id: string }];
  };
  'products.note_import_staged': {
    row: { id: string };
    params: [{ to: number; isOver: boolean; id: string; from: number }];
  };
  'products.note_import_withdrawn': {
    row: never;
    params: [{ codes: readonly string[]; id: string }];
  };
  'products.pause_alert': {
    row: { alertId: string; isPaused: boolean };
    params: [{ isPaused: boolean; alertId: string; customerId: string }];
  };
  'products.picture_of_category': {
    row: { picture: unknown; photo: string | null; name: string; manufacturerName: string | null; categoryName: string; ink: string | null; ground: string | null; shadeCode: string | null; shadeName: string | null; hex: string | null; volume: number | null; volumeUnit: string | null; productPicture: unknown };
    params: [number | string];
  };
  'products.picture_of_manufacturer': {
    row: { picture: unknown; photo: string | null; name: string; manufacturerName: string; categoryName: string | null; ink: string; ground: string; shadeCode: string | null; shadeName: string | null; hex: string | null; volume: number | null; volumeUnit: string | null; productPicture: unknown };
    params: [number | string];
  };
  'products.picture_of_product': {
    row: { picture: unknown; photo: string | null; name: string; manufacturerName: string; categoryName: string; ink: string; ground: string; shadeCode: string | null; shadeName: string | null; hex: string | null; volume: number | null; volumeUnit: string | null; productPicture: unknown };
    params: [number | string];
  };
  'products.picture_of_version': {
    row: { picture: unknown; photo: string | null; name: string; manufacturerName: string; categoryName: string; ink: string; ground: string; shadeCode: string | null; shadeName: string | null; hex: string | null; volume: number | null; volumeUnit: 'ml' | 'g' | 'und' | null; productPicture: unknown };
    params: [number | string];
  };
  'products.products_of_import_versions': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'products.put_deal_back': {
    row: { id: string };
    params: [{ id: number | string; name: string; discountType: 'percentage' | 'value'; amount: number; productId: number | string | null; brandId: number | string | null; categoryId: number | string | null; tradeTypeId: string | null; minQuantity: number; kind: 'deal' | 'break'; from: Date | null; until: Date | null; weekdays: readonly number[]; revision: number }];
  };
  'products.put_import_price_back': {
    row: { productId: string };
    params: [{ before: number; versionId: number | string; after: number }];
  };
  'products.put_import_stock_back': {
    row: { version_id: string };
    params: [{ before: number; movedFor: string | null; versionId: number | string; warehouseId: string; after: number }];
  };
  'products.put_import_trade_price_back': {
    row: { version_id: string | null };
    params: [{ before: number | null; versionId: number | string; tradeTypeId: string; after: number }];
  };
  'products.read_combo_units': {
    row: { id: string | null; units: number | null };
    params: [{ id: number | string; warehouses: readonly (string | null)[] }];
  };
  'products.read_doctor_facts': {
    row: { code: string; kind: 'simple' | 'combo'; selling: 'draft' | 'published' | 'withdrawn'; minimum: number; presale: boolean; hasPhoto: boolean; shades: number; published: number; soldOut: number; unpictured: number; colourless: number; cheap: number; units: unknown };
    params: [{ now: Date; id: number | string; floor: number }];
  };
  'products.read_grid_products': {
    row: { id: string; hasVersions: boolean; first: string; version: number; productCode: string; productName: string; kind: 'simple' | 'combo'; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; productPhoto: string | null; minimum: number; manufacturerId: string; brand: string; categoryId: string; parentCategoryId: string | null; unitsSold: number; isNew: boolean | null; presale: string | null };
    params: [{ now: Date; ids: readonly (number | string | null)[]; firsts: readonly (number | string | null)[] }];
  };
  'products.read_grid_versions': {
    row: { id: string; productId: string; code: string; shade_code: string | null; shade_name: string | null; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; hex: string | null; versionPhoto: string | null; hasVersions: boolean; price: number | null; basePrice: number; isVisible: boolean; version: number; available: number; productCode: string; productName: string; kind: 'simple' | 'combo'; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; productPhoto: string | null; minimum: number; manufacturerId: string; brand: string; categoryId: string; parentCategoryId: string | null; unitsSold: number; isNew: boolean | null; presale: string | null };
    params: [{ tradeTypeId: string | null; now: Date; ids: readonly (number | string | null)[] }];
  };
  'products.read_office_product': {
    row: { id: string; code: string; name: string; description: string; brandId: string; categoryId: string; kind: 'simple' | 'combo'; hasVersions: boolean; minimum: number; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded'; selling: 'draft' | 'published' | 'withdrawn'; reason: string | null; parentCategoryId: string | null; version: number; picture: unknown; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; manufacturerName: string; categoryName: string };
    params: [number | string];
  };
  'products.read_office_shades': {
    row: { id: string; code: string; shade_code: string | null; shade_name: string | null; volume: number | null; volume_unit: 'ml' | 'g' | 'und' | null; hex: string | null; price: number; selling: 'draft' | 'published' | 'withdrawn'; reason: string | null; photo: string | null; unitsSold: number; cost: number | null; isNew: boolean | null; stock: unknown };
    params: [{ now: Date; id: number | string }];
  };
  'products.read_product_places': {
    row: { combos: number; lists: unknown; deals: unknown; dispatch: string | null; closes: Date | null; capacity: number | null; taken: number | null };
    params: [{ now: Date; id: number | string }];
  };
  'products.read_typed_words': {
    row: { words: string[] | null; ids: unknown };
    params: [{ q: string }];
  };
  'products.refresh_kits': {
    row: never;
    params: [readonly (number | string)[]];
  };
  'products.refresh_shown': {
    row: never;
    params: [readonly (number | string)[]];
  };
  'products.refresh_stocked': {
    row: never;
    params: [readonly (number | string)[]];
  };
  'products.remember_list_choice': {
    row: { words: string };
    params: [{ customerId: string; words: string; at: Date; versionId: number | string; most: number }];
  };
  'products.remove_agreed_with': {
    row: never;
    params: [{ customerId: string }];
  };
  'products.remove_alert': {
    row: { id: string };
    params: [{ alertId: string; customerId: string }];
  };
  'products.remove_alerts_of_customer': {
    row: never;
    params: [string];
  };
  'products.remove_cell_batches': {
    row: never;
    params: [];
  };
  'products.remove_combo_parts': {
    row: never;
    params: [number | string];
  };
  'products.remove_counted_orders': {
    row: { order_id: string };
    params: [];
  };
  'products.remove_favourite': {
    row: never;
    params: [{ customerId: string; productId: number | string; versionCode: string | null }];
  };
  'products.remove_favourites_of': {
    row: never;
    params: [string];
  };
  'products.remove_fired_alerts': {
    row: { id: string };
    params: [{ days: number }];
  };
  'products.remove_from_stock': {
    row: { version_id: string | null; available: number };
    params: [{ ids: readonly (number | string | null)[]; quantities: readonly (number | null)[]; warehouseId: string; movedFor: string | null }];
  };
  'products.remove_list_choices_of': {
    row: never;
    params: [string];
  };
  'products.remove_old_import_files': {
    row: { list_id: string };
    params: [];
  };
  'products.remove_old_sales': {
    row: { version_id: string };
    params: [string];
  };
  'products.remove_other_supplier_brands': {
    row: never;
    params: [{ id: string; brandIds: readonly (number | string)[] }];
  };
  'products.remove_sold': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; quantities: readonly (number | null)[] | null; warehouseId: string; day: string }];
  };
  'products.remove_together': {
    row: never;
    params: [readonly (number | string | null)[], readonly (number | null)[], number | string];
  };
  'products.remove_trade_prices': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; tradeTypeIds: readonly (string | null)[] }];
  };
  'products.remove_transfer_lines': {
    row: never;
    params: [string];
  };
  'products.respan_programmed': {
    row: never;
    params: [string];
  };
  'products.resume_import': {
    row: { id: string };
    params: [string];
  };
  'products.save_alert': {
    row: { id: string };
    params: [{ customerId: string; versionId: number | string; kind: 'stock' | 'price'; quantity: number; price: number; at: Date; most: number }];
  };
  'products.save_cell_result': {
    row: never;
    params: [{ result: string | null; id: string }];
  };
  'products.save_count_item': {
    row: never;
    params: [{ by: string | null; id: string }];
  };
  'products.save_import_template': {
    row: never;
    params: [{ kind: 'catalogue' | 'prices' | 'stock' | 'customers' | 'receivables'; name: string; fingerprint: string; targets: string; hasTitles: boolean; decimals: 'comma' | 'dot' | null; by: string }];
  };
  'products.save_transfer_received': {
    row: never;
    params: [{ versionIds: readonly (number | string | null)[]; received: readonly (number | null)[]; reasons: readonly ('missing' | 'broken' | 'extra' | null)[]; id: string }];
  };
  'products.save_version_costs': {
    row: never;
    params: [{ versionIds: readonly (number | string | null)[]; costs: readonly (number | null)[] }];
  };
  'products.save_version_supply': {
    row: never;
    params: [{ versionId: number | string; box: number; cost: number | null }];
  };
  'products.set_base_prices': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; pesos: readonly number[] }];
  };
  'products.set_combo': {
    row: never;
    params: [{ name: string; id: number | string }];
  };
  'products.set_combo_terms': {
    row: never;
    params: [{ id: number | string; from: Date | null; until: Date | null; perOrder: number | null; perCustomer: number | null; inTotal: number | null; tradeTypeIds: readonly string[]; warehouseIds: readonly string[]; addsCoupon: boolean }];
  };
  'products.set_counted': {
    row: never;
    params: [string, boolean, number | string];
  };
  'products.set_import_programs': {
    row: never;
    params: [{ from: Date | null; programIds: readonly string[]; id: string }];
  };
  'products.set_import_targets': {
    row: { id: string };
    params: [{ targets: string; template: string | null; mode: string | null; decimals: string | null; hasTitles: boolean; id: string; version: number }];
  };
  'products.set_minimums': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; units: readonly number[] }];
  };
  'products.set_on_hand': {
    row: never;
    params: [{ available: number; movedFor: string | null; versionId: number | string; warehouseId: string }];
  };
  'products.set_pack': {
    row: never;
    params: [{ picture: string | null; tile: 'rubor' | 'salvia' | 'niebla' | 'mantequilla' | 'malva' | 'piedra' | null; id: number | string }];
  };
  'products.set_product_selling': {
    row: { id: string; productId: string; code: string; before: 'draft' | 'published' | 'withdrawn' };
    params: [{ ids: readonly (number | string)[]; to: 'draft' | 'published' | 'withdrawn' | null; reason: string | null; by: string | null }];
  };
  'products.set_product_texts': {
    row: never;
    params: [{ name: string; description: string; brandId: number | string; categoryId: number | string; minimum: number; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded'; hasVersions: boolean; id: number | string }];
  };
  'products.set_purchase_mailed': {
    row: { id: string };
    params: [{ now: Date | null; mailId: string | null; id: string }];
  };
  'products.set_purchase_order_state': {
    row: never;
    params: [{ state: 'sent' | 'partial' | 'received' | 'cancelled'; id: string }];
  };
  'products.set_shade_order': {
    row: never;
    params: [readonly (number | string | null)[]];
  };
  'products.set_shades': {
    row: never;
    params: [string];
  };
  'products.set_shelf': {
    row: never;
    params: [{ isReserve: boolean; shelf: string | null; versionId: number | string; warehouseId: string }];
  };
  'products.set_trade_prices': {
    row: never;
    params: [{ ids: readonly (number | string)[]; tradeTypeIds: readonly string[]; pesos: readonly number[] }];
  };
  'products.set_version_selling': {
    row: { id: string; productId: string; code: string; before: 'draft' | 'published' | 'withdrawn' };
    params: [{ ids: readonly (number | string)[]; to: 'draft' | 'published' | 'withdrawn' | null; reason: string | null; byImport: boolean | null; by: string | null }];
  };
  'products.settle_undone_import_rows': {
    row: never;
    params: [{ rowNos: readonly (number | null)[]; reasons: readonly (string | null)[] | null; id: string }];
  };
  'products.show_brand_photos': {
    row: never;
    params: [{ photos: readonly string[]; id: number | string }];
  };
  'products.show_product_photos': {
    row: never;
    params: [{ photos: readonly string[]; id: number | string }];
  };
  'products.show_version_photos': {
    row: never;
    params: [{ photos: readonly string[]; id: number | string }];
  };
  'products.stop_import': {
    row: { id: string };
    params: [string];
  };
  'products.sum_sold_since': {
    row: { units: number };
    params: [{ versionId: number | string; since: string }];
  };
  'products.sum_units_of_products': {
    row: { id: string; units: number | null };
    params: [readonly (number | string)[]];
  };
  'products.sum_units_of_versions': {
    row: { id: string; units: number };
    params: [readonly (number | string)[]];
  };
  'products.take_from_presale': {
    row: { product_id: string | null; left_over: number };
    params: [{ ids: readonly (number | string | null)[]; quantities: readonly (number | null)[]; now: Date }];
  };
  'products.take_from_stock': {
    row: { version_id: string | null; available: number };
    params: [{ ids: readonly (number | string | null)[]; quantities: readonly (number | null)[]; warehouseId: string }];
  };
  'products.update_deal': {
    row: { id: string; revision: number };
    params: [{ name: string; discountType: 'percentage' | 'value'; amount: number; productId: number | string | null; brandId: number | string | null; categoryId: number | string | null; tradeTypeId: string | null; minQuantity: number; kind: 'deal' | 'break'; from: Date | null; until: Date | null; weekdays: readonly number[]; id: number | string }];
  };
  'products.update_presale': {
    row: { revision: number };
    params: [{ closesAt: Date; dispatchDate: string; capacity: number | null; movedFor: 'supplier' | 'transport' | 'import' | 'sooner' | 'other' | null; movesQuiet: boolean; movedWords: string | null; productId: number | string }];
  };
  'products.update_program': {
    row: { id: string; revision: number };
    params: [{ name: string; tradeTypeId: string | null; customerId: string | null; customerName: string | null; from: Date | null; until: Date | null; replaces: boolean; versions: number; rule: string | null; cancelledAt: Date | null; id: string }];
  };
  'products.update_supplier': {
    row: { version: number };
    params: [{ name: string; email: string | null; leadDays: number; minimum: number | null; id: string }];
  };
  'products.update_transfer': {
    row: never;
    params: [{ fromId: string; toId: string; leavesOn: string | null; arrivesOn: string | null; carrier: string; note: string; id: string }];
  };
  'products.write_stock': {
    row: never;
    params: [{ available: number; movedFor: string | null; versionId: number | string; warehouseId: string }];
  };
  'purchase.approve_door_payment': {
    row: never;
    params: [{ method: string; reason: string | null; id: number | string }];
  };
  'purchase.approve_held_refund': {
    row: { id: string };
    params: [{ operatorId: string | null; by: string | null; now: Date | null; id: number | string }];
  };
  'purchase.ask_again': {
    row: never;
    params: [{ draft: string | null; asks: string | null; clientOrderId: string; revision: number }];
  };
  'purchase.ask_refund_again': {
    row: never;
    params: [{ now: Date | null; id: number | string }];
  };
  'purchase.ask_soon': {
    row: never;
    params: [{ now: Date | null; transactionId: string | null; reference: string | null }];
  };
  'purchase.cancel_empty_parts': {
    row: { dispatchDate: string | null };
    params: [string];
  };
  'purchase.choose_for_cart': {
    row: never;
    params: [{ addressId: string | null; warehouseId: string | null; paymentMethod: string | null; comments: string | null; creditAmount: number | string; schedule: string; together: boolean | null; cartId: string }];
  };
  'purchase.claim_left_carts': {
    row: { id: string; identityId: string | null; customerId: string; units: number | null };
    params: [{ notBefore: Date; unmarkedBefore: Date; markedBefore: Date; most: number | string; now: Date | null; remindedAfter: Date }];
  };
  'purchase.claim_list_reminder': {
    row: { isClaimed: boolean };
    params: [{ listId: string; identityId: string; dueAt: Date }];
  };
  'purchase.claim_payment': {
    row: { id: string; orderId: string | null; orderCode: string | null; customerId: string | null; identityId: string | null; method: string; address: unknown; amount: number; reference: string | null; transactionId: string | null; instrument: unknown; createdAt: Date; charges: boolean | null; tried: boolean; isOver: boolean };
    params: [{ now: Date | null; checkAfter: readonly number[] }];
  };
  'purchase.claim_refund': {
    row: { id: string; paymentId: string; method: string; transactionId: string | null; amount: number; paid: number; tries: number };
    params: [{ now: Date | null; checkAfter: readonly number[] }];
  };
  'purchase.claim_seen_payment': {
    row: { transactionId: string };
    params: [{ now: Date; id: number | string }];
  };
  'purchase.claim_write': {
    row: { asked: string; answer: unknown; repeats: number };
    params: [{ identityId: string; key: string; asked: string; answer: string | null }];
  };
  'purchase.count_begun_work': {
    row: { carts: number; waitingOrders: number };
    params: [{ customerIds: readonly (string | null)[]; sellerIds: readonly (string | null)[] }];
  };
  'purchase.count_formula_shelf': {
    row: never;
    params: [{ customerId: string; versionId: number | string; grams: number; at: Date }];
  };
  'purchase.count_formulas': {
    row: { clients: number };
    params: [string];
  };
  'purchase.count_found_orders': {
    row: { status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; orders: number; amount: number };
    params: [{ most: number | null; ids: readonly (string | null)[]; statuses: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected')[]; from: Date; to: Date; warehouseIds: readonly string[] | null; methods: readonly string[] | null; cityIds: readonly string[] | null; brandIds: readonly (number | string)[] | null; versionIds: readonly (number | string)[] | null; customerIds: readonly string[] | null; isDirect: boolean; served: readonly string[]; minTotal: number | string; maxTotal: number | string }];
  };
  'purchase.count_free_lines': {
    row: { count: number };
    params: [];
  };
  'purchase.count_gateway_payments': {
    row: { count: number };
    params: [Date];
  };
  'purchase.count_lines_of_tabs': {
    row: { open: number; all: number };
    params: [{ from: string; most: number | string }];
  };
  'purchase.count_office_orders': {
    row: { status: string | null; orders: number; amount: number };
    params: [{ statuses: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected' | null)[]; from: Date; to: Date; warehouseIds: readonly string[] | null; methods: readonly string[] | null; cityIds: readonly string[] | null; brandIds: readonly (number | string)[] | null; versionIds: readonly (number | string)[] | null; customerIds: readonly string[] | null; isDirect: boolean; served: readonly string[]; minTotal: number | string; maxTotal: number | string; most: number | string }];
  };
  'purchase.count_open_gateway_payments': {
    row: { count: number };
    params: [];
  };
  'purchase.count_open_orders_in': {
    row: { orders: number };
    params: [readonly string[]];
  };
  'purchase.count_open_shares': {
    row: { open: number };
    params: [{ identityId: string; customerId: string; shareId: string }];
  };
  'purchase.count_orders': {
    row: { count: number };
    params: [{ customerId: string; statuses: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected')[] | null; ownerId: string | null }];
  };
  'purchase.count_orders_by_city': {
    row: { cityId: string; orders: number };
    params: [{ cityIds: readonly string[]; since: Date }];
  };
  'purchase.count_orders_of_day': {
    row: { nth: number };
    params: [string];
  };
  'purchase.count_proofs_to_review': {
    row: { waiting: number; oldestAt: Date | null };
    params: [];
  };
  'purchase.count_received_by_city': {
    row: { cityId: string; all: number; inTime: number };
    params: [{ cityIds: readonly string[]; ordered: Date; since: Date }];
  };
  'purchase.count_refunds_of_tabs': {
    row: { waiting: number; done: number };
    params: [{ since: Date; most: number | string }];
  };
  'purchase.count_refunds_to_do': {
    row: { waiting: number; amount: number };
    params: [];
  };
  'purchase.count_refunds_to_make': {
    row: { count: number };
    params: [];
  };
  'purchase.count_returned_payments': {
    row: { count: number };
    params: [{ orderId: string; paymentId: number | string }];
  };
  'purchase.count_returns': {
    row: { state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; count: number; value: number };
    params: [number | string];
  };
  'purchase.count_seller_drafts': {
    row: { drafts: number };
    params: [number | string];
  };
  'purchase.count_share_open': {
    row: never;
    params: [string];
  };
  'purchase.count_transfers': {
    row: { count: number };
    params: [];
  };
  'purchase.count_undecided_returns': {
    row: { waiting: number; arrived: number; oldestAt: Date | null; value: number };
    params: [];
  };
  'purchase.count_unpaid': {
    row: { orders: number | null };
    params: [string];
  };
  'purchase.count_waiting_approvals': {
    row: { count: number };
    params: [string];
  };
  'purchase.count_waiting_for_presales': {
    row: { productId: string; orders: number; customers: number; units: number; amount: number };
    params: [{ productIds: readonly (number | string | null)[]; openedAt: readonly (Date | null)[] }];
  };
  'purchase.count_waiting_on_other_days': {
    row: { orders: number };
    params: [{ productId: number | string; day: string; opensAt: Date }];
  };
  'purchase.decide_order_request': {
    row: never;
    params: [{ state: 'waits' | 'approved' | 'returned'; why: string; now: Date | null; requestId: string }];
  };
  'purchase.decide_refund_approval': {
    row: { id: string };
    params: [{ status: 'waiting' | 'approved' | 'rejected'; operatorId: string | null; by: string | null; why: string | null; id: number | string }];
  };
  'purchase.delete_movement': {
    row: never;
    params: [number | string];
  };
  'purchase.delete_saved_card': {
    row: { id: string };
    params: [{ identityId: string; customerId: string; id: string }];
  };
  'purchase.describe_moved_orders': {
    row: { orderId: string; code: string; customerName: string; lines: unknown; allLines: number };
    params: [{ productId: number | string; orderIds: readonly string[] }];
  };
  'purchase.discard_seller_order': {
    row: never;
    params: [string];
  };
  'purchase.drop_door_transfer': {
    row: never;
    params: [string];
  };
  'purchase.end_charging': {
    row: never;
    params: [{ now: Date | null; nextCheckAt: Date | null; id: number | string }];
  };
  'purchase.end_formula_appointment': {
    row: never;
    params: [string];
  };
  'purchase.end_movement': {
    row: never;
    params: [{ at: Date; id: number | string }];
  };
  'purchase.end_shipments_and_payments': {
    row: never;
    params: [{ orderId: string; why: string; now: Date | null }];
  };
  'purchase.find_adjustable': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; version: number; customerId: string; warehouseId: string; createdAt: Date; units: number; subtotal: number; savings: number; couponSavings: number; movement: number; shipping: number; total: number; lines: unknown; payments: unknown };
    params: [string];
  };
  'purchase.find_approval_order': {
    row: { orderId: string };
    params: [number | string];
  };
  'purchase.find_approved_payments': {
    row: { id: string };
    params: [string];
  };
  'purchase.find_bank_line': {
    row: { day: string; amount: number };
    params: [number | string];
  };
  'purchase.find_bank_line_alike': {
    row: { purpose: 'income' | 'invoice' | 'advance' | 'own' | 'expense'; reason: string | null };
    params: [number | string];
  };
  'purchase.find_cart_by_id': {
    row: { id: string; status: string | null; addressId: string | null; warehouseId: string | null; paymentMethod: string | null; comments: string | null; method: unknown; couponId: string | null; creditAmount: number | null; schedule: unknown; together: boolean | null; lines: unknown; creditMovement: unknown };
    params: [{ cartId: string }];
  };
  'purchase.find_cart_of_order': {
    row: { cartId: string };
    params: [string, string];
  };
  'purchase.find_cart_warehouse': {
    row: { warehouseId: string | null };
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.find_code_of_part': {
    row: { code: string | null };
    params: [{ orderId: string; dispatchDate: string | null; shipmentId: number | string | null }];
  };
  'purchase.find_credit_payment': {
    row: { id: string; orderCode: string | null; method: string; name: string | null; lends: boolean; amount: number; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; redirectUrl: string | null; reason: string | null; refund: string | null; cardBrand: string | null; cardLastFour: string | null; createdAt: Date; hasProof: boolean };
    params: [{ customerId: string; id: number | string }];
  };
  'purchase.find_customer_of_payment': {
    row: { customerId: string | null };
    params: [number | string];
  };
  'purchase.find_date_act': {
    row: { orderCode: string; lines: number[]; to: string; into: string; status: string; fromDate: string | null; from: string; day: string | null; hour: string | null; until: string | null };
    params: [{ actId: string; since: Date }];
  };
  'purchase.find_deliveries': {
    row: { shipmentId: string; status: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled'; orderStatus: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; orderId: string; orderCode: string; customerId: string; customer: string; warehouseId: string; elsewhere: string | null; comments: string; dispatchDate: string | null; address: string; city: string; state: string; deliveryDay: string | null; from: string | null; until: string | null; payments: unknown; transferred: number; parts: unknown };
    params: [readonly (number | string)[]];
  };
  'purchase.find_delivery': {
    row: { version: number; warehouseId: string; shipping: number; goods: number; address: unknown; cityId: string | null; createdAt: Date };
    params: [string];
  };
  'purchase.find_delivery_code': {
    row: { code: string | null };
    params: [number | string];
  };
  'purchase.find_done_refunds': {
    row: { amount: number };
    params: [readonly (number | string)[]];
  };
  'purchase.find_due': {
    row: { amount: number };
    params: [string];
  };
  'purchase.find_due_list_reminders': {
    row: { listId: string; identityId: string; weekday: number; every: number; hour: number; fillsCart: boolean; byWhatsapp: boolean; dueAt: Date; customerId: string; name: string; isSeen: boolean };
    params: [{ now: Date; most: number | string }];
  };
  'purchase.find_end': {
    row: { cause: string | null };
    params: [string];
  };
  'purchase.find_ended_shipments': {
    row: { id: string };
    params: [string];
  };
  'purchase.find_exchangeable': {
    row: { customerName: string; address: unknown; leadDays: number | null; cutoff: string | null; paymentMethod: string; addressId: string | null; lines: unknown };
    params: [string];
  };
  'purchase.find_facts': {
    row: { orderId: string; orderCode: string; placedAt: Date; facts: unknown; isAssumed: boolean; net: number; shipping: number; parts: unknown };
    params: [{ codes: readonly string[]; ids: readonly string[] }];
  };
  'purchase.find_first_order': {
    row: { code: string };
    params: [];
  };
  'purchase.find_formula': {
    row: { clientId: string; name: string; revision: number; title: string; versionIds: string[]; grams: number[]; developerVolume: number | null; developerId: string | null; proportion: number; minutes: number | null; charge: number | null; note: string; appointmentAt: Date | null };
    params: [{ customerId: string; clientId: string }];
  };
  'purchase.find_formula_shelf': {
    row: { versionId: string; paid: number | null; units: number; used: number; counted: number };
    params: [string];
  };
  'purchase.find_formula_visits': {
    row: { clientId: string; visitId: string; usedAt: Date; title: string; versionIds: string[]; grams: number[]; developerVolume: number | null; developerId: string | null; proportion: number; minutes: number | null; charge: number | null; note: string; cost: number; visits: number; nth: number };
    params: [{ customerId: string; clientId: string | null; most: number }];
  };
  'purchase.find_formulas': {
    row: { clientId: string; name: string; revision: number; title: string; versionIds: string[]; grams: number[]; developerVolume: number | null; developerId: string | null; proportion: number; minutes: number | null; charge: number | null; note: string; appointmentAt: Date | null };
    params: [string];
  };
  'purchase.find_gateway_payment': {
    row: { id: string; orderId: string | null; method: string; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; reference: string; transactionId: string | null };
    params: [number | string];
  };
  'purchase.find_gateway_payment_row': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean };
    params: [number | string];
  };
  'purchase.find_informed_of_a_move': {
    row: { orderId: string };
    params: [{ orderIds: readonly string[]; opensAt: Date }];
  };
  'purchase.find_instant_method': {
    row: { hasMovement: boolean };
    params: [string];
  };
  'purchase.find_last_bank_statement': {
    row: { id: string; account: string; fileName: string; firstDay: string; lastDay: string; total: number; matched: number; open: number };
    params: [];
  };
  'purchase.find_last_charges': {
    row: { workedAt: Date | null; failedAt: Date | null };
    params: [readonly string[]];
  };
  'purchase.find_last_stock_check': {
    row: { at: Date; differing: number; names: string[] };
    params: [];
  };
  'purchase.find_obligations': {
    row: { orders: string[]; returnableUntil: string | null; returns: string[]; paying: number; refunding: number };
    params: [{ customerId: string | null; returnDays: number }];
  };
  'purchase.find_office_facts': {
    row: { id: string; version: number; warehouseId: string; takenBy: string | null; elsewhere: unknown; versions: unknown };
    params: [string];
  };
  'purchase.find_office_return': {
    row: { id: string; code: string | null; orderCode: string; customerId: string; customer: string; city: string; reason: string | null; wish: 'balance' | 'source'; state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; stays: boolean; isPart: boolean; askedAt: Date; units: number; value: number; version: number; note: string; byOffice: boolean; amount: number | null; orderedAt: Date; exchangeOrder: string | null; lines: unknown; photos: unknown; history: unknown; returnsBefore: number; ordersBefore: number };
    params: [string];
  };
  'purchase.find_open_cart': {
    row: { id: string | null; status: string; addressId: string | null; warehouseId: string | null; paymentMethod: string | null; comments: string | null; method: unknown; couponId: string | null; creditAmount: number | null; schedule: unknown; together: boolean | null; lines: unknown; creditMovement: unknown };
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.find_order': {
    row: { orderId: string; warehouseId: string; cartId: string; orderCode: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; createdAt: Date; units: number; total: number; lines: number; images: string[]; tiles: string[]; nextDispatch: string | null; cityId: string | null; leadDays: number | null; cutoff: string | null; settledAt: Date; refunds: unknown; subtotal: number; savings: number; couponSavings: number; payBy: Date | null; movement: number; shipping: number; paymentReference: string; paymentName: string | null; paymentGroup: 'instant' | 'transfer' | 'credit' | 'on_delivery'; paymentComments: string | null; identityId: string | null; address: unknown; customerId: string; customerName: string; comments: string; together: boolean; shipments: unknown; history: unknown; payments: unknown };
    params: [{ customerId: string; codeOrId: string }];
  };
  'purchase.find_order_codes': {
    row: { id: string; code: string };
    params: [{ customerId: string; orderIds: readonly string[] }];
  };
  'purchase.find_order_ids': {
    row: { id: string };
    params: [string];
  };
  'purchase.find_order_of_cart': {
    row: { orderId: string; orderCode: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; total: number };
    params: [string];
  };
  'purchase.find_order_of_other': {
    row: { id: string };
    params: [{ customerId: string; codeOrId: string; identityId: string | null }];
  };
  'purchase.find_order_of_return': {
    row: { orderId: string; orderCode: string; customerId: string };
    params: [string];
  };
  'purchase.find_order_payment': {
    row: { id: string; orderCode: string | null; method: string; name: string | null; lends: boolean; amount: number; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; redirectUrl: string | null; reason: string | null; refund: string | null; cardBrand: string | null; cardLastFour: string | null; createdAt: Date; hasProof: boolean };
    params: [{ customerId: string; orderCode: string }];
  };
  'purchase.find_order_request_of_cart': {
    row: { id: string };
    params: [{ cartId: string }];
  };
  'purchase.find_order_to_refund': {
    row: { id: string; customerId: string };
    params: [string];
  };
  'purchase.find_order_to_return': {
    row: { id: string };
    params: [string];
  };
  'purchase.find_ordered_lines': {
    row: { productId: string; versionId: string; code: string; versionCode: string | null; choice: string; quantity: number; name: string; versionName: string | null; image: string; tile: string; lineNo: number; price: number; manufacturerId: string; color: unknown };
    params: [{ customerId: string; cartId: string; onlyOf: string | null }];
  };
  'purchase.find_ordered_units': {
    row: { versionId: string; day: string; units: number; pesos: number; orders: string[] };
    params: [{ customerId: string; from: Date }];
  };
  'purchase.find_orders_like': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; createdAt: Date; customerId: string; customerName: string; total: number; hasProof: boolean };
    params: [{ typed: string; limit: number | string; customerIds: readonly (string | null)[] }];
  };
  'purchase.find_orders_of_parts': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'purchase.find_orders_to_move': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; shipments: unknown; isPaid: boolean };
    params: [{ ids: readonly string[]; codes: readonly string[] }];
  };
  'purchase.find_own_order': {
    row: { id: string; code: string };
    params: [{ customerId: string; codeOrId: string }];
  };
  'purchase.find_own_share': {
    row: { shareId: string; kind: 'card' | 'list' | 'cart'; title: string; productId: string | null; versionIds: string[]; quantities: number[]; showsPrices: boolean; mayChangeUnits: boolean; showsShades: boolean; tradeTypeId: string; warehouseId: string; expiresAt: Date; isExpired: boolean; identityId: string; customerId: string };
    params: [{ shareId: string; identityId: string; customerId: string }];
  };
  'purchase.find_own_share_answer': {
    row: { answerId: string; shareId: string; kind: 'card' | 'list' | 'cart'; title: string; name: string; note: string; versionIds: string[]; quantities: number[]; answeredAt: Date; addedAt: Date | null };
    params: [{ identityId: string; customerId: string; answerId: string }];
  };
  'purchase.find_own_shares': {
    row: { shareId: string; kind: 'card' | 'list' | 'cart'; title: string; showsPrices: boolean; mayChangeUnits: boolean; showsShades: boolean; madeAt: Date; expiresAt: Date; state: string; opens: number; answers: number };
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.find_owner_of_order': {
    row: { customerId: string };
    params: [string];
  };
  'purchase.find_payment_by_id': {
    row: { id: string; orderCode: string | null; method: string; name: string | null; lends: boolean; amount: number; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; redirectUrl: string | null; reason: string | null; refund: string | null; cardBrand: string | null; cardLastFour: string | null; createdAt: Date; hasProof: boolean };
    params: [number | string];
  };
  'purchase.find_payment_by_reference': {
    row: { id: string };
    params: [{ reference: string; methods: readonly string[] }];
  };
  'purchase.find_payment_request': {
    row: { amount: number };
    params: [{ requestId: string; paymentId: number | string }];
  };
  'purchase.find_payment_to_repeat': {
    row: { status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; waiting: number };
    params: [number | string];
  };
  'purchase.find_pending_credit_payment': {
    row: { id: string };
    params: [string];
  };
  'purchase.find_pickups': {
    row: { code: string; state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; isDue: boolean; orderId: string; orderCode: string; units: number; shipmentId: string; warehouseId: string; lines: unknown };
    params: [readonly string[]];
  };
  'purchase.find_proof': {
    row: { kind: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'; file: Buffer };
    params: [string];
  };
  'purchase.find_proof_of_payment': {
    row: { kind: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'; file: Buffer; orderCode: string | null };
    params: [number | string];
  };
  'purchase.find_refund_payment': {
    row: { paymentId: string; method: string; status: 'pending' | 'done'; isWhole: boolean };
    params: [number | string];
  };
  'purchase.find_repeated_order': {
    row: { code: string; orderedAt: Date; addressId: string | null; method: string; methodName: string; together: boolean };
    params: [{ customerId: string; cartId: string; onlyOf: string | null }];
  };
  'purchase.find_return': {
    row: { id: string; code: string | null; orderId: string; customerId: string; state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; version: number; wish: 'balance' | 'source'; units: number; lines: unknown };
    params: [string];
  };
  'purchase.find_return_id': {
    row: { id: string };
    params: [string];
  };
  'purchase.find_return_photo': {
    row: { kind: 'image/jpeg' | 'image/png' | 'image/webp'; file: Buffer; code: string | null };
    params: [{ photo: string; id: string }];
  };
  'purchase.find_same_document_transfer': {
    row: { id: string };
    params: [{ customerId: string; documentIds: readonly (number | string | null)[]; amounts: readonly (number | null)[] }];
  };
  'purchase.find_saved_card': {
    row: { sourceId: string };
    params: [{ identityId: string; customerId: string; id: string }];
  };
  'purchase.find_saved_list': {
    row: { listId: string; identityId: string; isShared: boolean; name: string; revision: number; usedAt: Date | null; versionIds: string[]; quantities: number[]; prices: number[]; reminder: unknown };
    params: [{ identityId: string; listId: string; customerId: string }];
  };
  'purchase.find_saved_lists': {
    row: { listId: string; identityId: string; isShared: boolean; name: string; revision: number; usedAt: Date | null; versionIds: string[]; quantities: number[]; prices: number[]; reminder: unknown };
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.find_seller_order': {
    row: { clientOrderId: string; identityId: string; customerId: string; customerName: string; digest: string; status: 'placed' | 'waits' | 'discarded'; takenAt: Date; snapshotAt: Date; receivedAt: Date; changedAt: Date; expectedTotal: number; draft: unknown; asks: unknown; revision: number; answerDigest: string | null; placed: unknown };
    params: [string];
  };
  'purchase.find_settled_cash': {
    row: { amount: number };
    params: [readonly string[]];
  };
  'purchase.find_share': {
    row: { shareId: string; kind: 'card' | 'list' | 'cart'; title: string; productId: string | null; versionIds: string[]; quantities: number[]; showsPrices: boolean; mayChangeUnits: boolean; showsShades: boolean; tradeTypeId: string; warehouseId: string; expiresAt: Date; isExpired: boolean; identityId: string; customerId: string };
    params: [Buffer];
  };
  'purchase.find_share_answer': {
    row: { id: string; digest: Buffer };
    params: [{ shareId: string; key: string }];
  };
  'purchase.find_share_answers': {
    row: { answerId: string; shareId: string; kind: 'card' | 'list' | 'cart'; title: string; name: string; note: string; versionIds: string[]; quantities: number[]; answeredAt: Date; addedAt: Date | null };
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.find_shipment_facts': {
    row: { shipmentId: string; orderId: string; orderCode: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; customer: string; placedAt: Date; warehouseId: string; cityId: string; leadDays: number | null; cutoff: string | null; city: string; address: string; settledAt: Date; shipment: unknown };
    params: [readonly (number | string)[]];
  };
  'purchase.find_shipments_of_order': {
    row: { shipmentId: string; dispatchDate: string | null };
    params: [string];
  };
  'purchase.find_shipments_of_orders': {
    row: { orderCode: string; shipmentId: string };
    params: [readonly (string | null)[]];
  };
  'purchase.find_taken': {
    row: { createdAt: Date; shipments: string[]; stock: unknown; presale: unknown };
    params: [string];
  };
  'purchase.find_taken_before': {
    row: { stock: unknown; presale: unknown; onCredit: number; couponId: string | null };
    params: [string];
  };
  'purchase.find_tracked_order': {
    row: { id: string; parts: unknown };
    params: [{ customerId: string; codeOrId: string }];
  };
  'purchase.find_transfer': {
    row: { id: string };
    params: [{ orderId: string; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit' }];
  };
  'purchase.find_transfer_account': {
    row: { reference: string; account: string | null };
    params: [];
  };
  'purchase.find_transfer_method': {
    row: { reference: string };
    params: [];
  };
  'purchase.find_transfer_row': {
    row: { id: string; orderCode: string | null; customerId: string | null; customer: string | null; city: string; units: number; amount: number; total: number; placedAt: Date; payBy: Date | null; reason: string | null; isOver: boolean; proof: unknown; documents: unknown };
    params: [number | string];
  };
  'purchase.find_transfer_state': {
    row: { id: string; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; reason: string | null; amount: number; orderStatus: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected' | null; orderId: string | null; proofSentAt: Date | null };
    params: [number | string];
  };
  'purchase.find_visit': {
    row: { identityId: string; digest: string };
    params: [string];
  };
  'purchase.find_waiting_for_presale': {
    row: { orderId: string; customerId: string; cityId: string | null; orderedAt: Date; together: boolean; waiting: unknown; closed: unknown; chosen: unknown };
    params: [readonly string[]];
  };
  'purchase.find_write': {
    row: { asked: string };
    params: [{ identityId: string; key: string }];
  };
  'purchase.finish_refund': {
    row: { amount: number };
    params: [{ now: Date | null; reference: string | null; id: number | string }];
  };
  'purchase.finish_refunds_of_payment': {
    row: { amount: number };
    params: [{ now: Date | null; paymentId: number | string }];
  };
  'purchase.follow_missing_units': {
    row: never;
    params: [{ from: number | string; to: number | string }];
  };
  'purchase.forget_arrival_points': {
    row: { clientVisitId: string };
    params: [{ before: Date }];
  };
  'purchase.forget_ended_orders': {
    row: never;
    params: [string];
  };
  'purchase.forget_payments': {
    row: never;
    params: [string | null];
  };
  'purchase.forget_seller_orders': {
    row: never;
    params: [string];
  };
  'purchase.forget_visits': {
    row: never;
    params: [string];
  };
  'purchase.free_payment_places': {
    row: never;
    params: [];
  };
  'purchase.hold_arrived_payments': {
    row: { id: string; amount: number; isApproved: boolean; isAtGateway: boolean };
    params: [readonly (number | string)[]];
  };
  'purchase.hold_bank_line': {
    row: { id: string; amount: number; isMatched: boolean; isIgnored: boolean; purpose: 'income' | 'invoice' | 'advance' | 'own' | 'expense' | null; customerId: string | null; movementId: string | null };
    params: [number | string];
  };
  'purchase.hold_cart': {
    row: { id: string | null; status: string | null; addressId: string | null; warehouseId: string | null; paymentMethod: string | null; comments: string | null; method: unknown; couponId: string | null; creditAmount: number | null; schedule: unknown; together: boolean | null; lines: unknown; creditMovement: unknown };
    params: [{ cartId: string; identityId: string; customerId: string }];
  };
  'purchase.hold_cart_to_order': {
    row: { id: string | null; status: string | null; addressId: string | null; warehouseId: string | null; paymentMethod: string | null; comments: string | null; method: unknown; couponId: string | null; creditAmount: number | null; schedule: unknown; together: boolean | null; lines: unknown; creditMovement: unknown; isOpen: boolean | null; isBlocked: boolean | null };
    params: [{ customerId: string; cartId: string; identityId: string }];
  };
  'purchase.hold_customers_order': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; customerId: string; warehouseId: string };
    params: [{ customerId: string; codeOrId: string }];
  };
  'purchase.hold_document_transfer': {
    row: { id: string; code: string; customerId: string | null; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; amount: number; proofSentAt: Date | null };
    params: [number | string];
  };
  'purchase.hold_door_payments': {
    row: { id: string; method: string; amount: number };
    params: [string];
  };
  'purchase.hold_exchanged_return': {
    row: { id: string; code: string | null; units: number; orderId: string; customerId: string; backId: string | null; orderCode: string; customerName: string; state: string; stock: unknown };
    params: [string];
  };
  'purchase.hold_formula': {
    row: { clientId: string; name: string; revision: number; title: string; versionIds: string[]; grams: number[]; developerVolume: number | null; developerId: string | null; proportion: number; minutes: number | null; charge: number | null; note: string; appointmentAt: Date | null };
    params: [{ customerId: string; clientId: string }];
  };
  'purchase.hold_formulas': {
    row: never;
    params: [string];
  };
  'purchase.hold_free_orders': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; customerId: string; warehouseId: string };
    params: [readonly string[]];
  };
  'purchase.hold_held_refund': {
    row: { id: string; paymentId: string; amount: number; goesTo: 'source' | 'balance'; startedById: string | null; isWaiting: boolean };
    params: [number | string];
  };
  'purchase.hold_open_cart': {
    row: { id: string | null; status: string | null; addressId: string | null; warehouseId: string | null; paymentMethod: string | null; comments: string | null; method: unknown; couponId: string | null; creditAmount: number | null; schedule: unknown; together: boolean | null; lines: unknown; creditMovement: unknown };
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.hold_open_cart_beside': {
    row: { id: string };
    params: [{ cartId: string }];
  };
  'purchase.hold_order': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; customerId: string; warehouseId: string };
    params: [string];
  };
  'purchase.hold_order_by_code': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; customerId: string; warehouseId: string };
    params: [string];
  };
  'purchase.hold_order_of_payment': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; customerId: string; warehouseId: string };
    params: [number | string];
  };
  'purchase.hold_order_request': {
    row: { id: string; cartId: string; identityId: string; name: string; state: 'waits' | 'approved' | 'returned' };
    params: [{ requestId: string; customerId: string }];
  };
  'purchase.hold_orders_by_id': {
    row: { id: string };
    params: [readonly string[]];
  };
  'purchase.hold_payable_order': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; payBy: Date | null; total: number; movement: number; method: string; group: 'instant' | 'transfer' | 'credit' | 'on_delivery' };
    params: [{ customerId: string; orderCode: string }];
  };
  'purchase.hold_payment': {
    row: { id: string; orderId: string | null; customerId: string | null; identityId: string | null; method: string; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; amount: number; reference: string | null; transactionId: string | null; redirectUrl: string | null; reason: string | null; unanswered: boolean; checks: number; createdAt: Date };
    params: [number | string];
  };
  'purchase.hold_payments': {
    row: { id: string };
    params: [string];
  };
  'purchase.hold_refund': {
    row: { id: string; status: 'pending' | 'done'; isTried: boolean; reference: string | null; amount: number; triedAt: Date | null; paymentId: string; orderId: string | null; isWhole: boolean; isHeld: boolean };
    params: [number | string];
  };
  'purchase.hold_refund_approval': {
    row: { id: string; parts: unknown; amount: number; reason: string; note: string | null; askedById: string; askedBy: string; status: 'waiting' | 'approved' | 'rejected'; isSameOrder: boolean };
    params: [number | string];
  };
  'purchase.hold_refunds_of_end': {
    row: { id: string; amount: number; waits: boolean | null };
    params: [{ alone: number | string; limit: number | string; orderId: string; by: string | null; operatorId: string | null }];
  };
  'purchase.hold_reminders': {
    row: { held: boolean };
    params: [];
  };
  'purchase.hold_return': {
    row: { id: string; code: string | null; orderId: string; customerId: string; state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; version: number; wish: 'balance' | 'source'; units: number; lines: unknown };
    params: [string];
  };
  'purchase.hold_saved_list': {
    row: { listId: string; identityId: string; isShared: boolean; name: string; revision: number; usedAt: Date | null; versionIds: string[]; quantities: number[]; prices: number[]; reminder: unknown };
    params: [{ identityId: string; listId: string; customerId: string }];
  };
  'purchase.hold_saved_lists': {
    row: never;
    params: [string];
  };
  'purchase.hold_seller_order': {
    row: { clientOrderId: string; identityId: string; customerId: string; customerName: string; digest: string; status: 'placed' | 'waits' | 'discarded'; takenAt: Date; snapshotAt: Date; receivedAt: Date; changedAt: Date; expectedTotal: number; draft: unknown; asks: unknown; revision: number; answerDigest: string | null; placed: unknown };
    params: [string];
  };
  'purchase.hold_share': {
    row: { shareId: string; kind: 'card' | 'list' | 'cart'; title: string; productId: string | null; versionIds: string[]; quantities: number[]; showsPrices: boolean; mayChangeUnits: boolean; showsShades: boolean; tradeTypeId: string; warehouseId: string; expiresAt: Date; isExpired: boolean; identityId: string; customerId: string };
    params: [Buffer];
  };
  'purchase.hold_shares': {
    row: never;
    params: [string];
  };
  'purchase.hold_stock_check': {
    row: { isDue: boolean | null };
    params: [boolean];
  };
  'purchase.hold_transfer': {
    row: { id: string; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; reason: string | null; amount: number; orderStatus: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected' | null; orderId: string | null; proofSentAt: Date | null };
    params: [number | string];
  };
  'purchase.hold_unpaid_order': {
    row: { id: string };
    params: [{ orderId: string; now: Date }];
  };
  'purchase.hold_waiting_document_transfers': {
    row: { id: string };
    params: [string];
  };
  'purchase.insert_apart_cart': {
    row: never;
    params: [{ id: string; identityId: string | null; operatorId: string | null; customerId: string; addressId: string | null; warehouseId: string | null; paymentMethod: string; comments: string; together: boolean }];
  };
  'purchase.insert_awaited': {
    row: never;
    params: [{ backId: string; warehouseId: string; lines: readonly number[]; versionIds: readonly (number | string)[]; units: readonly (number | null)[] }];
  };
  'purchase.insert_bank_lines': {
    row: { id: string };
    params: [{ statementId: number | string; account: string; days: readonly string[]; amounts: readonly (number | string)[]; references: readonly string[]; descriptions: readonly string[]; hashes: readonly (string | null)[] }];
  };
  'purchase.insert_bank_pairs': {
    row: { id: string };
    params: [{ lineId: number | string; of: string; ids: readonly (string | null)[] }];
  };
  'purchase.insert_bank_statement': {
    row: { id: string };
    params: [{ account: string; fileName: string; firstDay: string; lastDay: string; by: string; now: Date }];
  };
  'purchase.insert_bulk_act': {
    row: { id: string; at: Date };
    params: [{ operatorId: string; movedTo: 'preparing' | 'dispatched' | 'delivered' }];
  };
  'purchase.insert_bulk_act_items': {
    row: never;
    params: [{ actId: string; shipmentIds: readonly (number | string | null)[] }];
  };
  'purchase.insert_credit_note': {
    row: never;
    params: [{ backId: string; lines: readonly number[]; units: readonly number[]; amounts: readonly (number | string)[]; orderId: string }];
  };
  'purchase.insert_date_act': {
    row: { id: string; at: Date };
    params: [{ operatorId: string; orderId: string; lines: readonly number[]; to: string; into: string; status: string; fromDate: string | null; from: string; day: string | null; hour: string | null; until: string | null }];
  };
  'purchase.insert_document_transfer': {
    row: { id: string };
    params: [{ customerId: string | null; identityId: string | null; method: string; amount: number | string; code: string; customerName: string }];
  };
  'purchase.insert_door_transfer': {
    row: never;
    params: [{ id: string; orderId: string; amount: number | string; reference: string }];
  };
  'purchase.insert_fiscal_records': {
    row: never;
    params: [{ documentType: 'CC' | 'CE' | 'NIT' | null; documentNumber: string | null; legalName: string; vatRate: number; taxes: string; yearsKept: number; customerId: string }];
  };
  'purchase.insert_formula': {
    row: { id: string };
    params: [{ clientId: string; customerId: string; name: string; title: string; versionIds: readonly (number | string)[]; grams: readonly number[]; developerVolume: number | null; developerId: number | string | null; proportion: number; minutes: number | null; charge: number | null; note: string; appointmentAt: Date | null; at: Date }];
  };
  'purchase.insert_formula_uses': {
    row: never;
    params: [{ customerId: string; at: Date; versionIds: readonly (number | string)[]; grams: readonly number[] }];
  };
  'purchase.insert_formula_visit': {
    row: { id: string };
    params: [{ visitId: string; at: Date; cost: number; clientId: string }];
  };
  'purchase.insert_gateway_event': {
    row: { id: string };
    params: [{ transactionId: string; status: string; body: string }];
  };
  'purchase.insert_goods_back': {
    row: { id: string };
    params: [{ orderId: string; cause: 'return' | 'door' | 'exchange'; amount: number | string; conceded: number | string; by: string }];
  };
  'purchase.insert_goods_back_lines': {
    row: never;
    params: [{ backId: string; orderId: string; lines: readonly number[]; places: readonly ('stock' | 'loss' | 'awaited')[]; units: readonly number[]; reasons: readonly string[] }];
  };
  'purchase.insert_held_parts': {
    row: never;
    params: [{ orderIds: readonly string[]; lineNos: readonly number[]; versionIds: readonly (number | string)[]; quantities: readonly number[] }];
  };
  'purchase.insert_last_word': {
    row: never;
    params: [{ actorId: string | null; why: string; orderId: string }];
  };
  'purchase.insert_losses': {
    row: never;
    params: [{ backId: string; warehouseId: string; lines: readonly number[]; versionIds: readonly (number | string)[]; units: readonly (number | null)[] }];
  };
  'purchase.insert_money_back': {
    row: never;
    params: [{ orderId: string; cause: 'short' | 'door' | 'return'; rows: string }];
  };
  'purchase.insert_movement': {
    row: { id: string; revision: number };
    params: [{ reference: string; type: 'discount' | 'charge'; kind: 'percentage' | 'value'; amount: number; from: Date | null; until: Date | null }];
  };
  'purchase.insert_order': {
    row: { orderId: string; orderCode: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; total: number };
    params: [string];
  };
  'purchase.insert_order_note': {
    row: { id: string; createdAt: Date };
    params: [{ orderId: string; text: string; by: string }];
  };
  'purchase.insert_order_request': {
    row: { id: string };
    params: [{ cartId: string; customerId: string; identityId: string; name: string; expectedTotal: number | string; now: Date }];
  };
  'purchase.insert_payment': {
    row: { id: string };
    params: [{ orderId: string | null; customerId: string | null; identityId: string | null; method: string; amount: number | string; reference: string | null; instrument: string | null; now: Date | null }];
  };
  'purchase.insert_payment_documents': {
    row: never;
    params: [{ paymentId: number | string; documentIds: readonly (number | string)[]; orderIds: readonly (string | null)[]; amounts: readonly number[] }];
  };
  'purchase.insert_payment_request': {
    row: { id: string };
    params: [{ requestId: string; paymentId: number | string; amount: number | string; operatorId: string; by: string }];
  };
  'purchase.insert_refund': {
    row: { id: string };
    params: [{ amount: number | string; why: string; goesTo: 'source' | 'balance'; isConcession: boolean; by: string | null; operatorId: string | null; note: string | null; approval: 'waiting' | 'approved' | null; approverId: string | null; approver: string | null; now: Date | null; nextTryAt: Date | null; paymentId: number | string }];
  };
  'purchase.insert_refund_approval': {
    row: { id: string };
    params: [{ parts: string; amount: number | string; reason: string; note: string | null; operatorId: string; by: string; orderId: string }];
  };
  'purchase.insert_rest_of_transfer': {
    row: never;
    params: [{ until: Date | null; orderId: string; amount: number | string; reason: string | null; paymentId: number | string }];
  };
  'purchase.insert_return': {
    row: { code: string | null };
    params: [{ id: string; orderId: string; customerId: string; wish: 'balance' | 'source'; note: string; value: number | string; units: number; byOffice: boolean }];
  };
  'purchase.insert_return_event': {
    row: never;
    params: [{ id: string; state: string; by: string; byOffice: boolean; words: string; units: number; now: Date }];
  };
  'purchase.insert_return_lines': {
    row: never;
    params: [{ id: string; orderId: string; lines: readonly number[]; units: readonly number[]; reasons: readonly ('broken' | 'shade' | 'expired' | 'unordered' | 'unsold' | 'regret')[] }];
  };
  'purchase.insert_return_photo': {
    row: never;
    params: [{ id: string; line: number; position: number; kind: 'image/jpeg' | 'image/png' | 'image/webp'; file: Buffer }];
  };
  'purchase.insert_return_visit': {
    row: never;
    params: [{ id: string; state: string; visit: 'collected' | 'not_collected' | null; by: string; words: string; units: number; now: Date }];
  };
  'purchase.insert_saved_card': {
    row: never;
    params: [{ identityId: string; customerId: string; sourceId: string; brand: string; lastFour: string; holder: string; expMonth: string; expYear: string; most: number }];
  };
  'purchase.insert_saved_list': {
    row: { id: string };
    params: [{ listId: string; customerId: string; identityId: string; isShared: boolean; name: string; versionIds: readonly (number | string)[]; quantities: readonly number[]; prices: readonly number[]; at: Date; most: number | string }];
  };
  'purchase.insert_seller_order': {
    row: { clientOrderId: string };
    params: [{ clientOrderId: string; identityId: string; customerId: string; customerName: string; digest: string; status: 'placed' | 'waits' | 'discarded'; orderId: string | null; takenAt: Date; snapshotAt: Date; expectedTotal: number | string; sent: string; draft: string | null; asks: string | null }];
  };
  'purchase.insert_settled_cash': {
    row: { id: string };
    params: [{ loadId: string; code: string; driver: string; amount: number | string; now: Date }];
  };
  'purchase.insert_share': {
    row: { shareId: string; kind: 'card' | 'list' | 'cart'; title: string; showsPrices: boolean; mayChangeUnits: boolean; showsShades: boolean; madeAt: Date; expiresAt: Date; state: string; opens: number; answers: number; isNew: boolean | null };
    params: [{ shareId: string; tokenHash: Buffer; customerId: string; identityId: string; kind: 'card' | 'list' | 'cart'; title: string; productId: number | string | null; versionIds: readonly (number | string)[]; quantities: readonly number[]; showsPrices: boolean; mayChangeUnits: boolean; showsShades: boolean; tradeTypeId: string; warehouseId: string; days: number }];
  };
  'purchase.insert_share_answer': {
    row: { id: string };
    params: [{ shareId: string; key: string; digest: Buffer; versionIds: readonly (number | string)[]; quantities: readonly number[]; name: string; note: string; most: number | string }];
  };
  'purchase.insert_stock_check': {
    row: never;
    params: [{ rows: number; differing: number; names: readonly string[] }];
  };
  'purchase.insert_substitutes': {
    row: never;
    params: [{ added: string; orderId: string }];
  };
  'purchase.insert_surplus': {
    row: { id: string; customerId: string | null };
    params: [{ method: string | null; amount: number | string; reason: string | null; orderId: string }];
  };
  'purchase.insert_visit': {
    row: { clientVisitId: string };
    params: [{ clientVisitId: string; identityId: string; customerId: string; digest: string; reason: 'closed' | 'away' | 'stocked' | 'money' | 'elsewhere' | 'other' | null; note: string; takenAt: Date; arrived: boolean; latitude: number | null; longitude: number | null; accuracy: number | null }];
  };
  'purchase.keep_card_face': {
    row: never;
    params: [{ brand: string | null; lastFour: string | null; paymentId: number | string }];
  };
  'purchase.keep_proof': {
    row: never;
    params: [{ paymentId: number | string; kind: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'; file: Buffer; now: Date; heldUntil: Date }];
  };
  'purchase.list_approved_without_line': {
    row: { id: string; orderCode: string | null; isOrder: boolean; customer: string | null; customerId: string | null; amount: number; at: Date };
    params: [{ since: Date; amount: number | string | null; typed: string | null; limit: number | string }];
  };
  'purchase.list_arrivals': {
    row: { customerId: string; at: Date };
    params: [{ customerIds: readonly string[]; identityId: string; from: Date }];
  };
  'purchase.list_bank_lines': {
    row: { id: string; account: string; day: string; amount: number; reference: string; description: string; isIgnored: boolean; matchedBy: string | null; of: string | null; pairCount: number | null; code: string | null; isOrder: boolean | null; name: string | null; paid: number | null; purpose: 'income' | 'invoice' | 'advance' | 'own' | 'expense' | null; reason: string | null; advanceOf: string | null; ignoredBy: string | null; count: number };
    params: [{ from: string; state: string; typed: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_bought_days': {
    row: { day: string; orders: number; amount: number };
    params: [{ customerId: string; from: Date }];
  };
  'purchase.list_bulk_act_items': {
    row: { movedTo: 'preparing' | 'dispatched' | 'delivered'; orderCode: string; shipmentId: string };
    params: [{ actId: string; since: Date }];
  };
  'purchase.list_cash_without_line': {
    row: { id: string; code: string; driver: string; amount: number; at: Date };
    params: [{ since: Date; amount: number | string | null; typed: string | null; limit: number | string }];
  };
  'purchase.list_codes_on_the_way': {
    row: { shipmentId: string; code: string };
    params: [string];
  };
  'purchase.list_credit_note': {
    row: { line: number; units: number; amount: number; base: number; tax: number; taxClass: 'general' | 'reduced' | 'exempt' | 'excluded'; rate: number };
    params: [string];
  };
  'purchase.list_done_refunds': {
    row: { id: string; orderCode: string | null; customerId: string | null; customer: string; amount: number; why: string; goesTo: 'source' | 'balance'; method: string | null; cardBrand: string | null; cardLastFour: string | null; status: 'pending' | 'done'; tries: number; isTried: boolean; startedBy: string | null; note: string | null; createdAt: Date; doneAt: Date; reference: string | null; count: number; sum: number };
    params: [{ since: Date; typed: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_done_refunds_after': {
    row: { id: string; orderCode: string | null; customerId: string | null; customer: string; amount: number; why: string; goesTo: 'source' | 'balance'; method: string | null; cardBrand: string | null; cardLastFour: string | null; status: 'pending' | 'done'; tries: number; isTried: boolean; startedBy: string | null; note: string | null; createdAt: Date; doneAt: Date; reference: string | null };
    params: [{ since: Date; typed: string | null; after: number | string | null; limit: number | string }];
  };
  'purchase.list_door_lines': {
    row: { shipmentId: string; line: number; name: string; versionName: string | null; code: string; image: string; tile: string; units: number; price: number; subtotal: number; savings: number; couponSavings: number; movement: number };
    params: [readonly (number | string)[]];
  };
  'purchase.list_due_pickups': {
    row: { code: string | null; state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; isDue: boolean; orderId: string; orderCode: string; units: number; shipmentId: string; warehouseId: string; lines: unknown };
    params: [{ warehouseId: string; most: number | string }];
  };
  'purchase.list_earlier_transfers': {
    row: { orderCode: string | null; isOrder: boolean; at: Date; amount: number; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; total: number; approved: number };
    params: [{ customerId: string; paymentId: number | string; limit: number | string }];
  };
  'purchase.list_followed_transfers': {
    row: { id: string; code: string; amount: number; status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; reason: string | null; createdAt: Date; documents: unknown };
    params: [string];
  };
  'purchase.list_for_export': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; createdAt: Date; key: string; customerId: string; customerName: string; city: string; warehouseIds: string[]; warehouseId: string; cityId: string; address: string; units: number; total: number; methodNames: string[]; days: string[]; shipments: unknown };
    params: [{ statuses: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected')[]; from: Date; to: Date; warehouseIds: readonly string[] | null; methods: readonly string[] | null; cityIds: readonly string[] | null; brandIds: readonly (number | string)[] | null; versionIds: readonly (number | string)[] | null; customerIds: readonly string[] | null; isDirect: boolean; served: readonly string[]; minTotal: number | string; maxTotal: number | string; ids: readonly string[] | null; key: string | null; id: string; limit: number | string }];
  };
  'purchase.list_free_lines': {
    row: { id: string; account: string; day: string; amount: number; reference: string; description: string; statementId: string };
    params: [{ isOut: boolean; from: string; limit: number | string }];
  };
  'purchase.list_gateway_methods': {
    row: { reference: string; name: string | null };
    params: [readonly string[]];
  };
  'purchase.list_gateway_payments': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean; count: number; approved: number };
    params: [{ since: Date; typed: string | null; method: string | null; result: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_gateway_payments_after': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean };
    params: [{ since: Date; typed: string | null; method: string | null; result: string | null; after: number | string | null; limit: number | string }];
  };
  'purchase.list_gateway_payments_oldest_first': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean; count: number; approved: number };
    params: [{ since: Date; typed: string | null; method: string | null; result: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_gateway_payments_oldest_first_after': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean };
    params: [{ since: Date; typed: string | null; method: string | null; result: string | null; after: number | string | null; limit: number | string }];
  };
  'purchase.list_held_refunds': {
    row: { id: string; orderCode: string; customerId: string; customer: string; amount: number; reason: string; note: string | null; askedById: string | null; askedBy: string; askedAt: Date };
    params: [];
  };
  'purchase.list_held_units': {
    row: { versionId: string; quantity: number; code: string; name: string };
    params: [{ orderId: string; lines: readonly number[] }];
  };
  'purchase.list_holding_payments': {
    row: { paymentId: string; name: string | null; cardBrand: string | null; cardLastFour: string | null; amount: number; isAutomatic: boolean; holds: number };
    params: [string];
  };
  'purchase.list_last_notes': {
    row: { customerId: string | null; note: string; takenAt: Date };
    params: [readonly (string | null)[]];
  };
  'purchase.list_last_orders_of': {
    row: { customerId: string | null; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; total: number; placedAt: Date; lines: unknown };
    params: [readonly (string | null)[]];
  };
  'purchase.list_left_at_door': {
    row: { name: string; versionName: string | null; units: number; amount: number; reason: string };
    params: [{ orderId: string; dispatchDate: string | null; shipmentId: number | string | null }];
  };
  'purchase.list_lines_of_brands': {
    row: { id: string };
    params: [{ brandIds: readonly (number | string)[]; most: number | string }];
  };
  'purchase.list_lines_of_versions': {
    row: { id: string };
    params: [{ versionIds: readonly (number | string)[]; most: number | string }];
  };
  'purchase.list_methods': {
    row: { reference: string; name: string | null };
    params: [];
  };
  'purchase.list_missing_units': {
    row: { shipmentId: string; versionId: string; units: number };
    params: [readonly (number | string)[]];
  };
  'purchase.list_month_orders': {
    row: { orderCode: string; total: number; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; placedAt: Date };
    params: [{ customerId: string; identityId: string }];
  };
  'purchase.list_movements': {
    row: { id: string; reference: string; type_movement: 'discount' | 'charge'; discount_type: 'percentage' | 'value'; discount_amount: number; from: Date | null; until: Date | null; revision: number };
    params: [number];
  };
  'purchase.list_movements_of': {
    row: { id: string; reference: string; type_movement: 'discount' | 'charge'; discount_type: 'percentage' | 'value'; discount_amount: number; from: Date | null; until: Date | null; revision: number };
    params: [{ reference: string; id: number | string }];
  };
  'purchase.list_no_sales': {
    row: { customerId: string; reason: 'closed' | 'away' | 'stocked' | 'money' | 'elsewhere' | 'other' };
    params: [{ identityId: string; day: string }];
  };
  'purchase.list_notes': {
    row: { id: string; text: string; at: Date; by: string };
    params: [{ customerId: string; before: string | null; most: number | string }];
  };
  'purchase.list_office_methods': {
    row: { reference: string; name: string | null; group: 'instant' | 'transfer' | 'credit' | 'on_delivery'; active: boolean; now: Date };
    params: [];
  };
  'purchase.list_office_orders': {
    row: { id: string; code: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; createdAt: Date; customerId: string; customerName: string; city: string; cityId: string; address: string; leadDays: number | null; cutoff: string | null; warehouseId: string; units: number; total: number; warehouseIds: string[]; takenBy: string | null; together: boolean; settledAt: Date; hasProof: boolean; methods: string[]; shipments: unknown };
    params: [{ statuses: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected')[] | null; from: Date; to: Date; warehouseIds: readonly string[] | null; methods: readonly string[] | null; cityIds: readonly string[] | null; brandIds: readonly (number | string)[] | null; versionIds: readonly (number | string)[] | null; customerIds: readonly string[] | null; isDirect: boolean; served: readonly string[]; minTotal: number | string; maxTotal: number | string; ids: readonly string[] | null; sort: string; limit: number | string; offset: number | string }];
  };
  'purchase.list_on_road': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'purchase.list_open_days': {
    row: { orderId: string; cityId: string; leadDays: number | null; cutoff: string | null; dispatchDate: string | null; deliveryDay: string | null; settledAt: Date };
    params: [number | string];
  };
  'purchase.list_open_gateway_payments': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean; count: number; approved: number };
    params: [{ typed: string | null; method: string | null; result: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_open_gateway_payments_after': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean };
    params: [{ typed: string | null; method: string | null; result: string | null; after: number | string | null; limit: number | string }];
  };
  'purchase.list_open_gateway_payments_oldest_first': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean; count: number; approved: number };
    params: [{ typed: string | null; method: string | null; result: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_open_gateway_payments_oldest_first_after': {
    row: { id: string; at: Date; orderCode: string | null; customerId: string | null; customer: string; methodReference: string; method: string | null; cardBrand: string | null; cardLastFour: string | null; reference: string; transactionId: string | null; amount: number; result: string; reason: string | null; returned: number; returning: number; answerStatus: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | null; answerAmount: number | null; answeredAt: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; canBeRepeated: boolean };
    params: [{ typed: string | null; method: string | null; result: string | null; after: number | string | null; limit: number | string }];
  };
  'purchase.list_open_shipments': {
    row: { orderId: string; cityId: string; leadDays: number | null; cutoff: string | null; dispatchDate: string | null; deliveryDay: string | null; settledAt: Date; shipmentId: string; warehouseId: string; address: string; isPreSales: boolean };
    params: [number | string];
  };
  'purchase.list_open_units': {
    row: { versionId: string; warehouseId: string; units: number };
    params: [];
  };
  'purchase.list_order_days': {
    row: { customerId: string; days: string[] };
    params: [{ customerIds: readonly string[]; from: Date }];
  };
  'purchase.list_order_ids': {
    row: { id: string };
    params: [{ statuses: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected')[]; from: Date; to: Date; warehouseIds: readonly string[] | null; methods: readonly string[] | null; cityIds: readonly string[] | null; brandIds: readonly (number | string)[] | null; versionIds: readonly (number | string)[] | null; customerIds: readonly string[] | null; isDirect: boolean; served: readonly string[]; minTotal: number | string; maxTotal: number | string; ids: readonly string[] | null; limit: number | string }];
  };
  'purchase.list_order_notes': {
    row: { id: string; text: string; by: string; createdAt: Date };
    params: [string];
  };
  'purchase.list_order_requests': {
    row: { requestId: string; name: string; state: 'waits' | 'approved' | 'returned'; why: string; askedAt: Date; expectedTotal: number; cartId: string; identityId: string };
    params: [{ customerId: string; identityId: string | null }];
  };
  'purchase.list_orders': {
    row: { orderId: string; warehouseId: string; cartId: string; orderCode: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; createdAt: Date; units: number; total: number; lines: number; images: string[]; tiles: string[]; nextDispatch: string | null; cityId: string | null; leadDays: number | null; cutoff: string | null; settledAt: Date; refunds: unknown; shipments: unknown; count: number };
    params: [{ customerId: string; statuses: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected')[] | null; ownerId: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_orders_in': {
    row: { orderCode: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; customer: string; city: string; total: number; units: number; placedAt: Date; shipments: unknown };
    params: [{ statuses: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected')[]; most: number | string }];
  };
  'purchase.list_orders_of_payments': {
    row: { id: string; orderId: string | null; customerId: string | null };
    params: [readonly (number | string)[]];
  };
  'purchase.list_paid_days': {
    row: { method: string; name: string | null; day: string; ids: string[]; amount: number };
    params: [{ since: Date; methods: readonly string[] }];
  };
  'purchase.list_pairs_of_line': {
    row: { id: string | null; of: string };
    params: [number | string];
  };
  'purchase.list_part_units': {
    row: { document: string; warehouseId: string; versionId: string; quantity: number };
    params: [readonly (number | string)[]];
  };
  'purchase.list_parts': {
    row: { id: string; dispatchDate: string | null; status: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled'; warehouseId: string | null; deliveryDay: string | null; deliveryFrom: string | null; deliveryTo: string | null; lines: unknown };
    params: [string];
  };
  'purchase.list_payment_documents': {
    row: { id: string; amount: number };
    params: [number | string];
  };
  'purchase.list_payment_methods': {
    row: { reference: string; name: string | null; paymentInfo: string; comments: string | null; group: 'instant' | 'transfer' | 'credit' | 'on_delivery'; movement: unknown };
    params: [];
  };
  'purchase.list_payment_methods_of_credit': {
    row: { id: string; name: string | null };
    params: [{ customerId: string; ids: readonly (number | string)[] }];
  };
  'purchase.list_payment_offers': {
    row: { reference: string; name: string | null; group: 'instant' | 'transfer' | 'credit' | 'on_delivery'; active: boolean; comments: string | null; movement: unknown };
    params: [];
  };
  'purchase.list_refunds_to_make': {
    row: { id: string; orderCode: string | null; customerId: string | null; customer: string; amount: number; why: string; goesTo: 'source' | 'balance'; method: string | null; cardBrand: string | null; cardLastFour: string | null; status: 'pending' | 'done'; tries: number; isTried: boolean; startedBy: string | null; note: string | null; createdAt: Date; doneAt: Date | null; reference: string | null; count: number; sum: number };
    params: [{ typed: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_refunds_to_make_after': {
    row: { id: string; orderCode: string | null; customerId: string | null; customer: string; amount: number; why: string; goesTo: 'source' | 'balance'; method: string | null; cardBrand: string | null; cardLastFour: string | null; status: 'pending' | 'done'; tries: number; isTried: boolean; startedBy: string | null; note: string | null; createdAt: Date; doneAt: Date | null; reference: string | null };
    params: [{ typed: string | null; after: number | string | null; limit: number | string }];
  };
  'purchase.list_refunds_to_notice': {
    row: { id: string; amount: number; status: 'pending' | 'done'; goesTo: 'source' | 'balance'; method: string; name: string | null; customerId: string | null; orderCode: string | null };
    params: [{ paymentId: number | string; startedId: string }];
  };
  'purchase.list_refunds_without_line': {
    row: { id: string; code: string; isOrder: boolean; customer: string; amount: number; at: Date };
    params: [{ since: Date; amount: number | string | null; typed: string | null; limit: number | string }];
  };
  'purchase.list_reported_lines': {
    row: { name: string; versionName: string | null; units: number; amount: number };
    params: [string];
  };
  'purchase.list_returnable': {
    row: { line: number; name: string; versionName: string | null; image: string; price: number; quantity: number; status: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled'; open: number; refused: number; deliveredAt: Date | null };
    params: [string];
  };
  'purchase.list_returns': {
    row: { id: string; code: string | null; orderCode: string; customerId: string; customer: string; city: string; reason: string | null; wish: 'balance' | 'source'; state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; stays: boolean; isPart: boolean; askedAt: Date; units: number; value: number; count: number };
    params: [{ states: readonly ('asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn')[]; reason: string | null; wish: 'balance' | 'source' | null; warehouseId: string | null; typed: string | null; customerId: string | null; most: number | string; limit: number | string; offset: number | string }];
  };
  'purchase.list_returns_of_order': {
    row: { id: string; code: string | null; state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; wish: 'balance' | 'source'; askedAt: Date; value: number; amount: number | null; exchangeOrder: string | null; lines: unknown };
    params: [string];
  };
  'purchase.list_reviewed_days': {
    row: { orderId: string; cityId: string; leadDays: number | null; cutoff: string | null; dispatchDate: string | null; deliveryDay: string | null };
    params: [number | string];
  };
  'purchase.list_sales_of_day': {
    row: { step: number | null; orders: number; amount: number; amountUntil: number };
    params: [{ from: Date; minutes: number; until: Date; warehouseId: string | null }];
  };
  'purchase.list_saved_cards': {
    row: { id: string; brand: string; lastFour: string; holder: string; expMonth: string; expYear: string };
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.list_seller_drafts': {
    row: { clientOrderId: string; identityId: string; customerId: string; customerName: string; digest: string; status: 'placed' | 'waits' | 'discarded'; takenAt: Date; snapshotAt: Date; receivedAt: Date; changedAt: Date; expectedTotal: number; draft: unknown; asks: unknown; revision: number; answerDigest: string | null; placed: unknown };
    params: [{ limit: number | string; offset: number | string }];
  };
  'purchase.list_seller_orders': {
    row: { clientOrderId: string; identityId: string; customerId: string; customerName: string; digest: string; status: 'placed' | 'waits' | 'discarded'; takenAt: Date; snapshotAt: Date; receivedAt: Date; changedAt: Date; expectedTotal: number; draft: unknown; asks: unknown; revision: number; answerDigest: string | null; placed: unknown; total: number };
    params: [{ identityId: string; status: 'placed' | 'waits' | 'discarded' | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_settled_statuses': {
    row: { orderId: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected' };
    params: [readonly string[]];
  };
  'purchase.list_shipment_lines': {
    row: { shipmentId: string; line: number; versionId: string; quantity: number; asked: number; replacesId: string | null; partIds: unknown };
    params: [readonly (number | string)[]];
  };
  'purchase.list_shipment_states': {
    row: { shipmentId: string; orderCode: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; shipmentStatus: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled'; dispatchDate: string | null };
    params: [readonly (number | string)[]];
  };
  'purchase.list_shipment_units': {
    row: { shipmentId: string; versionId: string; units: number };
    params: [readonly (number | string)[]];
  };
  'purchase.list_shipments': {
    row: { orderId: string; id: string; dispatchDate: string | null; status: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled'; warehouseId: string };
    params: [readonly string[]];
  };
  'purchase.list_shipments_of_transfer': {
    row: { id: string };
    params: [number | string];
  };
  'purchase.list_shipments_to_leave': {
    row: { shipmentId: string; orderId: string; orderCode: string; status: 'pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected'; customer: string; placedAt: Date; warehouseId: string; cityId: string; leadDays: number | null; cutoff: string | null; city: string; address: string; settledAt: Date; shipment: unknown };
    params: [number | string];
  };
  'purchase.list_transfers': {
    row: { id: string; orderCode: string | null; customerId: string | null; customer: string | null; city: string; units: number; amount: number; total: number; placedAt: Date; payBy: Date | null; reason: string | null; isOver: boolean; proof: unknown; documents: unknown; count: number };
    params: [{ typed: string | null; limit: number | string; offset: number | string }];
  };
  'purchase.list_transfers_after': {
    row: { id: string; orderCode: string | null; customerId: string | null; customer: string | null; city: string; units: number; amount: number; total: number; placedAt: Date; payBy: Date | null; reason: string | null; isOver: boolean; proof: unknown; documents: unknown };
    params: [{ typed: string | null; after: number | string | null; limit: number | string }];
  };
  'purchase.list_unheld_presale_lines': {
    row: { orderId: string; lineNo: number; versionId: string; quantity: number };
    params: [{ versionIds: readonly (number | string | null)[]; units: readonly (number | null)[]; warehouseId: string; orderIds: readonly string[] | null; limit: number | string }];
  };
  'purchase.list_unpaid_orders': {
    row: { orderId: string; paymentId: string | null; method: string | null; transactionId: string | null; reference: string | null };
    params: [{ now: Date; lookedAt: readonly string[]; most: number | string }];
  };
  'purchase.list_usual_of': {
    row: { customerId: string; versionId: string; day: string; units: number; code: string };
    params: [{ customerIds: readonly string[]; since: Date; most: number | string }];
  };
  'purchase.list_visit_plans': {
    row: { customerId: string; weekdays: number[]; at: string | null };
    params: [readonly string[]];
  };
  'purchase.list_waiting_approvals': {
    row: { id: string; orderCode: string; customerId: string; customer: string; amount: number; reason: string; note: string | null; askedById: string; askedBy: string; askedAt: Date };
    params: [];
  };
  'purchase.list_waiting_for_presale': {
    row: { orderId: string };
    params: [{ productId: number | string; day: string; opensAt: Date; after: string | null; limit: number | string }];
  };
  'purchase.list_waiting_refunds': {
    row: { id: string; paymentId: string; orderCode: string | null; customer: string; method: string | null; amount: number; why: string; createdAt: Date; isTried: boolean };
    params: [];
  };
  'purchase.list_waiting_transfers': {
    row: { orderCode: string; customer: string; amount: number; placedAt: Date; payBy: Date | null; isOver: boolean; proof: unknown };
    params: [];
  };
  'purchase.lock_method': {
    row: { name: string | null; now: Date };
    params: [string];
  };
  'purchase.lock_orders_of_shipments': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'purchase.lock_payment_offer': {
    row: { reference: string; name: string | null; group: 'instant' | 'transfer' | 'credit' | 'on_delivery'; active: boolean; comments: string | null };
    params: [string];
  };
  'purchase.lock_payment_order': {
    row: { reference: string };
    params: [];
  };
  'purchase.lower_payments': {
    row: never;
    params: [{ ids: readonly (number | string | null)[]; amounts: readonly (number | string | null)[] }];
  };
  'purchase.mark_abandoned': {
    row: { id: string };
    params: [{ now: Date | null; cartId: string; identityId: string; customerId: string }];
  };
  'purchase.mark_bank_line': {
    row: { id: string };
    params: [{ isIgnored: boolean; now: Date | null; by: string | null; lineId: number | string }];
  };
  'purchase.mark_date_act_undone': {
    row: { id: string };
    params: [string];
  };
  'purchase.mark_items_undone': {
    row: { id: string };
    params: [{ actId: string; shipmentIds: readonly (number | string)[] }];
  };
  'purchase.mark_picked_up': {
    row: never;
    params: [{ lines: readonly (number | null)[]; units: readonly (number | null)[]; id: string; at: Date | null }];
  };
  'purchase.mark_refund_manual': {
    row: never;
    params: [number | string];
  };
  'purchase.mark_reminded': {
    row: never;
    params: [{ now: Date | null; ids: readonly string[] }];
  };
  'purchase.match_bank_line': {
    row: { id: string };
    params: [{ now: Date | null; by: string | null; lineId: number | string }];
  };
  'purchase.move_cart_lines': {
    row: never;
    params: [{ openId: string; cartId: string }];
  };
  'purchase.move_list_reminder': {
    row: never;
    params: [{ nextAt: Date; listId: string; identityId: string }];
  };
  'purchase.move_presale_lines': {
    row: { shipmentId: string };
    params: [{ orderId: string; to: string | null; day: string | null; from: string | null; until: string | null; warehouseId: string | null; lineNos: readonly number[] }];
  };
  'purchase.move_shipments_back': {
    row: never;
    params: [{ status: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled'; ids: readonly (number | string)[] }];
  };
  'purchase.move_some_lines': {
    row: { shipmentId: string };
    params: [{ orderId: string; to: string | null; day: string | null; from: string | null; until: string | null; warehouseId: string | null; lines: readonly number[] }];
  };
  'purchase.move_whole_shipment': {
    row: never;
    params: [{ to: string | null; day: string | null; from: string | null; until: string | null; warehouseId: string | null; id: number | string; orderId: string }];
  };
  'purchase.name_orders': {
    row: { idKind: string; id: string; code: string };
    params: [{ uuids: readonly string[]; payments: readonly (number | string)[]; shipments: readonly (number | string)[] }];
  };
  'purchase.next_change': {
    row: { id: number | null };
    params: [];
  };
  'purchase.note_earlier_no_sale': {
    row: never;
    params: [{ identityId: string; customerId: string; day: string; reason: 'closed' | 'away' | 'stocked' | 'money' | 'elsewhere' | 'other'; takenAt: Date }];
  };
  'purchase.note_list_used': {
    row: never;
    params: [{ at: Date | null; prices: readonly number[]; listId: string }];
  };
  'purchase.note_no_sale': {
    row: never;
    params: [{ identityId: string; customerId: string; day: string; reason: 'closed' | 'away' | 'stocked' | 'money' | 'elsewhere' | 'other'; now: Date }];
  };
  'purchase.note_share_answer_added': {
    row: { comments: string };
    params: [{ answerId: string; cartId: string }];
  };
  'purchase.open_cart': {
    row: { id: string | null; status: string | null; addressId: string | null; warehouseId: string | null; paymentMethod: string | null; comments: string | null; method: unknown; couponId: string | null; creditAmount: number | null; schedule: unknown; together: boolean | null; lines: unknown; creditMovement: unknown };
    params: [{ identityId: string; customerId: string; isOperator: boolean }];
  };
  'purchase.raise_order_version': {
    row: { version: number };
    params: [string];
  };
  'purchase.record_gateway_answer': {
    row: never;
    params: [{ status: 'pending' | 'approved' | 'declined' | 'voided' | 'error'; amount: number | string | null; now: Date | null; difference: 'status' | 'amount' | 'reference' | 'unknown' | 'twice' | null; paymentId: number | string }];
  };
  'purchase.record_unknown_at_gateway': {
    row: never;
    params: [{ now: Date | null; paymentId: number | string }];
  };
  'purchase.refuse_document_transfer': {
    row: never;
    params: [{ why: string | null; paymentId: number | string }];
  };
  'purchase.refuse_proof': {
    row: { id: string };
    params: [{ why: string | null; paymentId: number | string; until: Date | null }];
  };
  'purchase.register_bank_line': {
    row: { id: string };
    params: [{ now: Date | null; by: string | null; purpose: 'income' | 'invoice' | 'advance' | 'own' | 'expense' | null; reason: string | null; customerId: string | null; customerName: string | null; movementId: number | string | null; lineId: number | string }];
  };
  'purchase.remove_all_lines': {
    row: never;
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.remove_empty_bank_statement': {
    row: { id: string };
    params: [number | string];
  };
  'purchase.remove_empty_shipments': {
    row: never;
    params: [string];
  };
  'purchase.remove_formula': {
    row: { id: string };
    params: [{ customerId: string; clientId: string }];
  };
  'purchase.remove_formulas': {
    row: { removed: number };
    params: [string];
  };
  'purchase.remove_list_reminder': {
    row: never;
    params: [{ listId: string; identityId: string }];
  };
  'purchase.remove_list_reminders_of': {
    row: never;
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.remove_no_sale': {
    row: never;
    params: [{ identityId: string; customerId: string; day: string }];
  };
  'purchase.remove_old_events': {
    row: { id: string };
    params: [Date];
  };
  'purchase.remove_old_fiscal_records': {
    row: { id: string };
    params: [];
  };
  'purchase.remove_old_proofs': {
    row: { id: string };
    params: [Date];
  };
  'purchase.remove_old_shares': {
    row: { id: string };
    params: [{ days: number }];
  };
  'purchase.remove_old_stock_checks': {
    row: never;
    params: [];
  };
  'purchase.remove_old_writes': {
    row: { key: string };
    params: [Date];
  };
  'purchase.remove_open_carts': {
    row: never;
    params: [string];
  };
  'purchase.remove_order_requests_of': {
    row: never;
    params: [string];
  };
  'purchase.remove_saved_cards_of': {
    row: never;
    params: [{ identityId: string; customerId: string }];
  };
  'purchase.remove_saved_list': {
    row: { id: string };
    params: [{ listId: string; customerId: string; identityId: string }];
  };
  'purchase.remove_saved_lists_of': {
    row: never;
    params: [string];
  };
  'purchase.remove_shares_of': {
    row: never;
    params: [string];
  };
  'purchase.remove_visit_plan': {
    row: never;
    params: [string];
  };
  'purchase.reopen_asked_cart': {
    row: { id: string };
    params: [{ cartId: string }];
  };
  'purchase.reopen_return': {
    row: never;
    params: [{ backId: string; id: string; state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; by: string; byOffice: boolean; words: string; units: number; now: Date }];
  };
  'purchase.replace_instrument': {
    row: never;
    params: [{ instrument: string | null; id: number | string }];
  };
  'purchase.return_lines': {
    row: never;
    params: [{ lines: readonly (number | null)[]; before: readonly (number | null)[]; units: readonly (number | null)[]; orderId: string }];
  };
  'purchase.revive_shipments': {
    row: never;
    params: [string];
  };
  'purchase.revoke_share': {
    row: { id: string; wasOpen: boolean };
    params: [{ shareId: string; identityId: string; customerId: string }];
  };
  'purchase.save_arrived': {
    row: never;
    params: [{ lines: readonly (number | null)[]; units: readonly (number | null)[]; id: string }];
  };
  'purchase.save_missing_units': {
    row: never;
    params: [{ shipmentIds: readonly (number | string)[]; versionIds: readonly (number | string)[]; units: readonly number[] }];
  };
  'purchase.save_payment_offer': {
    row: never;
    params: [{ active: boolean; account: string | null; reference: string }];
  };
  'purchase.save_return_decisions': {
    row: never;
    params: [{ lines: readonly (number | null)[]; stocks: readonly (number | null)[]; losses: readonly (number | null)[]; refusals: readonly (string | null)[]; id: string }];
  };
  'purchase.save_visit_plan': {
    row: never;
    params: [{ customerId: string; weekdays: readonly number[]; at: string | null; identityId: string; now: Date }];
  };
  'purchase.search_orders': {
    row: { id: string };
    params: [{ typed: string; customerIds: readonly string[]; most: number | string }];
  };
  'purchase.set_coupon': {
    row: never;
    params: [{ couponId: number | string | null; cartId: string }];
  };
  'purchase.set_lines': {
    row: never;
    params: [{ lines: string; cartId: string }];
  };
  'purchase.set_list_reminder': {
    row: never;
    params: [{ listId: string; identityId: string; weekday: number; every: number; hour: number; fillsCart: boolean; byWhatsapp: boolean; nextAt: Date }];
  };
  'purchase.set_load_of_shipments': {
    row: never;
    params: [{ loadCode: string | null; ids: readonly (number | string)[] }];
  };
  'purchase.set_payment_order': {
    row: never;
    params: [readonly (string | null)[]];
  };
  'purchase.set_transfer_account': {
    row: never;
    params: [string | null];
  };
  'purchase.settle_awaited': {
    row: never;
    params: [{ backId: string; lines: readonly (number | null)[]; stocks: readonly number[] }];
  };
  'purchase.settle_door_transfer': {
    row: { orderId: string; amount: number; reference: string };
    params: [string];
  };
  'purchase.settle_seller_order': {
    row: never;
    params: [{ orderId: string | null; answerDigest: string | null; clientOrderId: string }];
  };
  'purchase.share_orders_of_shipments': {
    row: { id: string };
    params: [readonly (number | string)[]];
  };
  'purchase.split_door_payment': {
    row: never;
    params: [{ amount: number | string; id: number | string; method: string; reason: string | null }];
  };
  'purchase.stop_checking': {
    row: never;
    params: [number | string];
  };
  'purchase.sum_combo_units': {
    row: { comboId: string; inTotal: number; ofCustomer: number };
    params: [{ customerId: string; versionIds: readonly (number | string)[] }];
  };
  'purchase.sum_coupon_sales': {
    row: { _id: string; given: number; sales: number };
    params: [readonly (number | string)[]];
  };
  'purchase.sum_deal_sales': {
    row: { id: string | null; sales: number; earlier: number; base: number | null; cost: number | null };
    params: [{ ids: readonly (number | string | null)[]; brandIds: readonly (number | string | null)[]; befores: readonly (Date | null)[]; begins: readonly (Date | null)[] | null; ends: readonly (Date | null)[]; weekdays: readonly (string | null)[]; aboutIds: readonly (number | string | null)[]; productIds: readonly (number | string | null)[] }];
  };
  'purchase.sum_payments': {
    row: { onCredit: number; charges: number; pendingId: string | null };
    params: [string];
  };
  'purchase.sum_presold': {
    row: { versionId: string; units: number };
    params: [readonly (number | string)[]];
  };
  'purchase.sum_refunded_alone': {
    row: { alone: number };
    params: [string];
  };
  'purchase.sum_seller_sales': {
    row: { month: number; today: number };
    params: [{ today: Date; identityId: string; month: Date }];
  };
  'purchase.sum_spent': {
    row: { identityId: string; today: number; month: number };
    params: [{ customerId: string; identityIds: readonly string[] }];
  };
  'purchase.sum_version_sales': {
    row: { units: number; sales: number; customers: number };
    params: [number | string];
  };
  'purchase.sum_waiting_documents': {
    row: { id: string; amount: number };
    params: [string, boolean];
  };
  'purchase.take_awaited': {
    row: { line: number; versionId: string; warehouseId: string; units: number; lineUnits: number; orderCode: string };
    params: [string];
  };
  'purchase.update_formula': {
    row: never;
    params: [{ name: string; title: string; versionIds: readonly (number | string)[]; grams: readonly number[]; developerVolume: number | null; developerId: number | string | null; proportion: number; minutes: number | null; charge: number | null; note: string; appointmentAt: Date | null; clientId: string }];
  };
  'purchase.update_lines': {
    row: never;
    params: [{ lines: readonly (number | null)[]; before: readonly (number | null)[]; after: readonly number[]; orderId: string }];
  };
  'purchase.update_movement': {
    row: { id: string; revision: number };
    params: [{ type: 'discount' | 'charge'; kind: 'percentage' | 'value'; amount: number; from: Date | null; until: Date | null; id: number | string }];
  };
  'purchase.update_order_address': {
    row: { address: unknown; version: number };
    params: [{ address: string; isElsewhere: boolean; leadDays: number | null; cutoff: string | null; orderId: string }];
  };
  'purchase.update_order_statuses': {
    row: { id: string; eventId: number; amount: number; createdAt: Date; sold: unknown };
    params: [{ orderIds: readonly (string | null)[]; from: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected' | null)[]; to: readonly ('pending_payment' | 'paid' | 'confirmed' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled' | 'rejected')[]; actorId: string | null; why: string; cause: string | null }];
  };
  'purchase.update_payment': {
    row: never;
    params: [{ status: 'pending' | 'approved' | 'declined' | 'voided' | 'error' | 'on_delivery' | 'on_credit'; transactionId: string | null; redirectUrl: string | null; reason: string | null; unanswered: boolean; nextCheckAt: Date | null; id: number | string }];
  };
  'purchase.update_payment_amount': {
    row: never;
    params: [{ amount: number | string; paymentId: number | string }];
  };
  'purchase.update_return': {
    row: never;
    params: [{ state: 'asked' | 'collecting' | 'received' | 'resolved' | 'rejected' | 'withdrawn'; stays: boolean; amount: number | string | null; backId: string | null; exchangeId: string | null; id: string }];
  };
  'purchase.update_saved_list': {
    row: never;
    params: [{ name: string; isShared: boolean; versionIds: readonly (number | string)[]; quantities: readonly number[]; prices: readonly number[]; listId: string }];
  };
  'purchase.update_shipments': {
    row: never;
    params: [{ status: 'received' | 'preparing' | 'dispatched' | 'delivered' | 'cancelled'; at: Date | null; ids: readonly (number | string)[] }];
  };
  'purchase.update_sums': {
    row: never;
    params: [{ units: number; subtotal: number | string; savings: number | string; couponSavings: number | string; movement: number | string; shipping: number | string; total: number | string; orderId: string }];
  };
  'purchase.update_window': {
    row: never;
    params: [{ day: string | null; from: string | null; until: string | null; id: number | string }];
  };
  'push.find_token_of': {
    row: { token: string };
    params: [string, string];
  };
  'push.list_devices_of': {
    row: { deviceId: string };
    params: [string];
  };
  'push.lock_devices_of': {
    row: never;
    params: [string];
  };
  'push.lock_token': {
    row: never;
    params: [string];
  };
  'push.remove_dead_device': {
    row: { deviceId: string };
    params: [string, string];
  };
  'push.remove_device_of': {
    row: never;
    params: [string, string];
  };
  'push.remove_devices_beyond': {
    row: never;
    params: [string, number | string];
  };
  'push.remove_devices_of': {
    row: never;
    params: [string];
  };
  'push.remove_devices_of_sessions': {
    row: never;
    params: [readonly string[]];
  };
  'push.remove_token': {
    row: never;
    params: [string, string];
  };
  'push.save_device': {
    row: never;
    params: [{ deviceId: string; identityId: string; sessionId: string; platform: 'ios' | 'android'; token: string; now: Date }];
  };
  'settings.find_brand_file': {
    row: { content: Buffer };
    params: [string, string];
  };
  'settings.save_brand_file': {
    row: never;
    params: [string, string, Buffer];
  };
  'tracking.count_reach': {
    row: { zones: number; cities: number };
    params: [];
  };
  'tracking.delete_zone': {
    row: never;
    params: [string];
  };
  'tracking.find_default_warehouse': {
    row: { warehouseId: string };
    params: [];
  };
  'tracking.find_warehouse': {
    row: { id: string; name: string; cityId: string; city: string; leadDays: number; weekdays: number[]; shippingFee: number; cities: number };
    params: [string];
  };
  'tracking.insert_warehouse': {
    row: never;
    params: [{ id: string; name: string; address: string; cityId: string }];
  };
  'tracking.list_cities': {
    row: { id: string; stateId: string; name: string; zoneId: string | null; warehouseId: string | null; leadDays: number | null; weekdays: number[] | null; shippingFee: number | null; freeFrom: number | null; cutoff: string | null; isPaused: boolean | null };
    params: [];
  };
  'tracking.list_cities_to_add': {
    row: { cityId: string; city: string; zoneId: string | null; warehouseId: string | null };
    params: [string | null, readonly string[]];
  };
  'tracking.list_office_warehouses': {
    row: { id: string; name: string; address: string; cityId: string; city: string; stateId: string; isDefault: boolean; revision: number };
    params: [];
  };
  'tracking.list_states': {
    row: { id: string; name: string };
    params: [];
  };
  'tracking.list_warehouse_names': {
    row: { id: string; name: string };
    params: [];
  };
  'tracking.list_warehouses': {
    row: { zoneId: string; isDefault: boolean; id: string; name: string; cityId: string; city: string; leadDays: number; weekdays: number[]; shippingFee: number; cities: number };
    params: [];
  };
  'tracking.list_zone_terms': {
    row: { id: string; name: string; warehouseId: string; leadDays: number; weekdays: number[]; shippingFee: number; freeFrom: number | null; cutoff: string | null; isPaused: boolean; revision: number };
    params: [];
  };
  'tracking.list_zones': {
    row: { id: string; name: string; cityIds: string[] };
    params: [];
  };
  'tracking.lock_coverage': {
    row: { held: boolean };
    params: [];
  };
  'tracking.name_warehouses': {
    row: { id: string; name: string };
    params: [readonly string[]];
  };
  'tracking.remove_coverage': {
    row: never;
    params: [string, readonly string[]];
  };
  'tracking.save_coverage': {
    row: never;
    params: [string, readonly (string | null)[]];
  };
  'tracking.save_warehouse': {
    row: never;
    params: [{ id: string; name: string; cityId: string }];
  };
  'tracking.save_whole_zone': {
    row: never;
    params: [{ id: string; name: string; warehouseId: string; leadDays: number; weekdays: readonly number[]; shippingFee: number; freeFrom: number | null; cutoff: string | null; isPaused: boolean }];
  };
  'tracking.save_zone_terms': {
    row: never;
    params: [{ id: string; name: string; warehouseId: string; leadDays: number; weekdays: readonly number[]; shippingFee: number }];
  };
  'tracking.update_warehouse': {
    row: never;
    params: [{ name: string; address: string; cityId: string; id: string }];
  };
}
