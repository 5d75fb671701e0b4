import { systemClock } from '../../api/src/platform/clock.ts';
import { createPool } from '../../api/src/platform/pool.ts';
import { deliverMessage } from '../../api/src/platform/deliver-messages.ts';
import { type Listener, startRelay } from '../../api/src/platform/outbox.ts';
import { createMessenger } from '../src/messages/messenger.ts';

const { DATABASE_URL: url = '', SMTP_URL = '' } = process.env;

/** Handles an internal event: its effect commits together with the event's mark. */
const write: Listener = async (tx, { id }) => void (await tx.query('insert into effect (message) values ($1)', [id]));

// A process that only delivers the outbox, so that tests can kill many of them. Its timeouts are long, because the tests block it.
const mail = { url: SMTP_URL, from: 'Tonalia <hola@tonalia.example>' };
const listeners = {
  'message.email': deliverMessage(createMessenger({ mail, twilio: undefined }, undefined), systemClock),
  'test.happened': write,
};
const printError = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
startRelay(createPool({ url, max: 1, lockTimeout: 60_000, statementTimeout: 60_000 }), listeners, printError, {
  everyMs: 20,
});
// A relay alone does not keep a process alive.
setInterval(() => {}, 60_000);
