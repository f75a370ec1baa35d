<?php

/** Events as files, on PHP alone: `php -d display_errors=0 -S localhost:4000 plain.php`. */

require __DIR__.'/app/SarrafWebhook.php';

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    http_response_code(405);
    exit;
}

if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > 1_000_000) {
    http_response_code(413);
    exit;
}

$folder = getenv('EVENTS') ?: __DIR__.'/events';
is_dir($folder) || mkdir($folder, 0700, true);

$once = function (string $id, array $payload) use ($folder): bool {
    // A link appears whole or not at all, and only one request can make it.
    $draft = tempnam($folder, 'draft');
    file_put_contents($draft, json_encode($payload));
    $isFirst = @link($draft, $folder.'/'.rawurlencode($id).'.json');
    unlink($draft);
    if ($isFirst) {
        $kind = match (true) {
            isset($payload['event']) => 'subscription',
            isset($payload['operation']) => 'operation',
            isset($payload['object']) => 'state_change',
            default => 'payment',
        };
        // Events of operations have an amount without its currency, which is the session's.
        $facts = array_map(fn (string $name) => $payload[$name] ?? '', ['type', 'result', 'amount', 'currency_code']);
        file_put_contents('php://stdout', implode(' ', array_filter([$id, $kind, ...$facts]))."\n");
    }

    return $isFirst;
};

$webhook = new App\SarrafWebhook((string) getenv('WEBHOOK_SECRET'), (string) getenv('WEBHOOK_HMAC_KEY'));
$headers = array_change_key_case(getallheaders());
http_response_code($webhook->receive($headers, file_get_contents('php://input'), $once));
