plugins {
    id("com.android.library")
    id("org.jetbrains.kotlin.android")
    id("org.jetbrains.kotlin.plugin.compose")
    id("maven-publish")
}

android {
    namespace = "checkout.sdk.compose"
    compileSdk = 36

    defaultConfig {
        minSdk = 26
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    kotlinOptions {
        jvmTarget = "17"
    }

    publishing {
        singleVariant("release") {
            withSourcesJar()
        }
    }
}

publishing {
    publications {
        register<MavenPublication>("release") {
            groupId = "checkout.sdk"
            artifactId = "checkout-sdk-compose"
            version = "1.0.0"
            afterEvaluate { from(components["release"]) }
            pom {
                name = "checkout-sdk-compose"
                description = "Shows a payment session of a Sarraf installation in Jetpack Compose."
                licenses {
                    license {
                        name = "Apache-2.0"
                        url = "https://www.apache.org/licenses/LICENSE-2.0.txt"
                    }
                }
            }
        }
    }
}

dependencies {
    api(project(":checkout-sdk"))
    api("androidx.compose.ui:ui:1.7.6")
}
