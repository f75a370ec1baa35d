export const HELP = `npm run merchant -- <command>

Merchants
  create --name <name> [--timezone Asia/Kuwait] [--region KWT] [--language en|ar]
         [--webhook-url <url>] [--base-url <url>] [--production] [--sandbox]
                                      make a merchant; prints its keys, this once; with --sandbox it has the
                                      simulated gateway accounts of the first start
  list                                all merchants
  show <merchant>                     one merchant with its gateways and key pairs
  production <merchant> on|off        flag a merchant production; its test clock goes back to real time
  base-url <merchant> <url>|none      the base address of its links
  brand <merchant> [--name <name>] [--name-ar <name>] [--color #rrggbb]
         [--support-email <address>] [--support-phone <number>] [--support-url <url>]
         [--terms-url <url>] [--privacy-url <url>]
                                      what customers see of it; "none" clears all but the name
  logo <merchant> <file>|none         its logo: PNG, JPEG or WebP, at most 512 KB
  favicon <merchant> <file>|none      its square icon, at most 128 KB

Keys
  key create <merchant> [--name <name>] [--expires <ISO instant>]
                                      a further private and public key; prints them, this once
  key revoke <merchant> <key id>      end a pair at once
  key rotate <merchant> <key id>      make a new pair, then end this one
  webhook-keys rotate <merchant>      new keys for signing webhooks; prints them, this once

Users
  user create <merchant> <username> [--owner] [--checker]
                                      a user of the console, with every permission if --owner; prints the password
  user password <merchant> <username> a new password, printed this once; ends sign-ins and tokens
  user second-factor reset <merchant> <username>
                                      forget the app and codes of a user who lost them

Gateways
  gateway create <merchant> <code> --name <name> --currency <code> [options]
  gateway set <merchant> <code> [options]
    --name <name> --name-ar <name>
    --currencies KWD,USD,…            currencies it accepts, the default one among them
    --plugins e_commerce,payment_request
    --operation purchase|authorize    what a payment does
    --operations refund,void,capture  what may follow it
    --connector <identifier>          the implementation of the gateway; sarraf_sandbox unless given
    --environment test|live           which of the gateway's worlds its keys are of
    --flow redirect|card_onsite|flex_methods
    --tokenizable on|off  --auto-debit on|off  --multi-attempt on|off
    --result-popup on|off             customers must see what it answered if it did not pay
    --wallets wallet_sarraf,…         wallets it carries; they make the service wallet
    --services apple_pay,google_pay,samsung_pay,stc_pay
    --tags retail,…
    --fee-fixed 0.100                 in its default currency, added to what the customer pays
    --fee-percent 2.5
    --fee-description <text> --fee-description-ar <text>
    --rate USD=0.307 [--rate …]       its default currency per unit of the session's; replaces all rates
    --charges-per-second 10           at most so many charges without the customer, over all processes
  "none" clears a list, a text, a fee, the rates or the limit.

  gateway credentials <merchant> <code> [--env <PREFIX>]
                                      what the gateway asks of the account, one name=value a line on the standard
                                      input, or the variables PREFIX_<name>; kept sealed, and never printed again
  gateway check <merchant> <code>     what is set, where notifications go, and whether the gateway accepts it

Payments that wait for a person
  parked list <merchant>              charges, captures, refunds, voids and reversals that no gateway can tell of
  parked decide <merchant> <id> happened|did-not|give-back --by <your name>
                                      book what you found at the gateway; your name is kept with it

Wallets
  wallet accounts <merchant> <customer id>
                                      the customer's accounts with their balances
  wallet suspend <merchant> <account id>
                                      no credit, no use at checkouts; running payments keep what they hold
  wallet activate <merchant> <account id>
                                      end a suspension
  wallet close <merchant> <account id>
                                      end an empty account for good

The secret of this installation
  reseal                              encrypt with SARRAF_SECRET the values encrypted with SARRAF_SECRET_FALLBACK

<merchant> is the id that "list" shows.
The database is DATABASE_URL's; without it the one that "npm start" keeps under .sarraf.
`;
