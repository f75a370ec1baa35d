<?php

namespace App;

/** A webhook of Sarraf: its signatures, and that its work is done once. */
final class SarrafWebhook
{
    private const TOLERANCE_SECONDS = 300;

    private const STANDARD = [
        'amount', 'currency_code', 'customer_address_city', 'customer_address_country', 'customer_address_line1',
        'customer_address_line2', 'customer_address_postal_code', 'customer_address_state', 'customer_email',
        'customer_first_name', 'customer_last_name', 'customer_phone', 'gateway_account', 'gateway_name', 'order_no',
        'reference_number', 'result', 'state',
    ];

    private const SUBSCRIPTION = [
        'agreement.id', 'extra.autopay.subscription_id', 'extra.merchant_id', 'payment_type', 'session_id',
        'token.customer_id', 'token.pg_code', 'token.token',
    ];

    public function __construct(private readonly string $secret, private readonly string $hmacKey)
    {
        // An empty secret would let everybody sign.
        if (! str_starts_with($secret, 'whsec_') || strlen($secret) === 6 || $hmacKey === '') {
            throw new \InvalidArgumentException('WEBHOOK_SECRET and WEBHOOK_HMAC_KEY are needed.');
        }
    }

    /**
     * The status to answer with.
     *
     * @param  array<string, string>  $headers  with small letters
     * @param  string  $body  as it came
     * @param  callable(string, array): bool  $once  stores the id and does the work in one transaction
     */
    public function receive(array $headers, string $body, callable $once): int
    {
        $payload = json_decode($body, true, 64, JSON_BIGINT_AS_STRING);
        if (! is_array($payload) || ! $this->isSignedByHeaders($headers, $body)) {
            return 401;
        }
        // The headers alone sign events of state changes.
        if (array_key_exists('signature', $payload) && ! $this->isSignedByField($payload)) {
            return 401;
        }
        $once($headers['webhook-id'], $payload);

        return 200;
    }

    private function isSignedByHeaders(array $headers, string $body): bool
    {
        $id = $headers['webhook-id'] ?? '';
        $timestamp = $headers['webhook-timestamp'] ?? '';
        if ($id === '' || ! ctype_digit($timestamp) || abs(time() - (int) $timestamp) > self::TOLERANCE_SECONDS) {
            return false;
        }
        $key = base64_decode(substr($this->secret, strlen('whsec_')));
        $expected = 'v1,'.base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
        $isGenuine = false;
        foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
            $isGenuine = hash_equals($expected, $given) || $isGenuine;
        }

        return $isGenuine;
    }

    private function isSignedByField(array $payload): bool
    {
        $standard = '';
        foreach (self::pairs($payload, self::STANDARD) as $path => $value) {
            $standard .= $path.$value;
        }
        $lines = [];
        foreach (self::pairs($payload, [...self::STANDARD, ...self::SUBSCRIPTION]) as $path => $value) {
            $lines[] = "$path=$value";
        }
        $signature = is_string($payload['signature'] ?? null) ? $payload['signature'] : '';
        // An operation's event does not say which form it carries.
        $forms = [$standard, implode("\n", $lines)];
        $digests = array_map(fn (string $form) => hash_hmac('sha256', $form, $this->hmacKey), $forms);

        return hash_equals($digests[0], $signature) | hash_equals($digests[1], $signature) ? true : false;
    }

    /** @return array<string, string> */
    private static function pairs(array $payload, array $paths): array
    {
        sort($paths, SORT_STRING);
        $pairs = [];
        foreach ($paths as $path) {
            $value = $payload;
            foreach (explode('.', $path) as $step) {
                $value = is_array($value) ? ($value[$step] ?? null) : null;
            }
            if ($value !== null && $value !== '' && ! is_array($value)) {
                $pairs[$path] = is_string($value) ? $value : json_encode($value);
            }
        }

        return $pairs;
    }
}
